/** Where something stands in a row, in pixels. */
export interface Stands {
  readonly left: number;
  readonly right: number;
}

/** Which tabs are not whole within their row; sizes that are drawn may be off by less than a pixel. */
export const tabsOut = <Name>(row: Stands, tabs: readonly (readonly [name: Name, stands: Stands])[]): readonly Name[] =>
  tabs.flatMap(([name, { left, right }]) => (right > row.right + 1 || left < row.left - 1 ? [name] : []));
