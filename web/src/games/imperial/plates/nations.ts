/** The colours of the nations, for pictures without a server. */
export const NATIONS = {
  ru: "#aa4499",
  cn: "#d55e00",
  in: "#e69f00",
  ge: "#8a8f98",
  gb: "#d55e00",
  fr: "#56b4e9",
  it: "#009e73",
  ah: "#e6b800",
} as const;
