/** ↑ and ↓ go from choice to choice in a list of them. */
export function walk(event: KeyboardEvent & { currentTarget: Element }): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button.choice")];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = buttons[Math.max(0, Math.min(buttons.length - 1, here + step))];
  if (!next) return;
  next.focus();
  event.preventDefault();
}
