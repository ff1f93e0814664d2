/** Whether anybody can look at this page: it is not in a hidden tab. Call it in a component. */
export function visibility(): () => boolean {
  let visible = $state(document.visibilityState === "visible");
  $effect(() => {
    const update = (): void => void (visible = document.visibilityState === "visible");
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  });
  return () => visible;
}
