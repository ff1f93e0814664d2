/** The name of a nation's filling; each map on a page has its own. */
export function fillId(map: string, nation: string): string {
  return `${map}-fill-${nation.replace(/[^\w-]/g, "_")}`;
}
