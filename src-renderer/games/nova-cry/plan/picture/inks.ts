/** The colours of a picture, taken from the window. */
/** The colours of a sheet, as the window's theme has them. */
export interface Inks {
  readonly ground: string;
  readonly panel: string;
  readonly line: string;
  readonly text: string;
  readonly quiet: string;
  readonly gold: string;
  readonly onGold: string;
  readonly orange: string;
}

export function inksOf(root: HTMLElement): Inks {
  const style = getComputedStyle(root);
  const ink = (name: string, otherwise: string): string => style.getPropertyValue(name).trim() || otherwise;
  return {
    ground: ink('--ground-0', '#060a14'),
    panel: ink('--ground-1', '#0b1120'),
    line: ink('--line', '#22304e'),
    text: ink('--text', '#e9eef8'),
    quiet: ink('--text-2', '#aab6d0'),
    gold: ink('--accent-force', '#f4c15d'),
    onGold: '#1a1204',
    orange: ink('--orange', '#ff9a4d'),
  };
}
