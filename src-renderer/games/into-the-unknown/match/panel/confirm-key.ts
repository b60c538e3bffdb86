/** Enter on a row that is taken up. */

/** Where the choice is whole, Enter does it instead of putting the focused row down again; Space still puts it down. */
export function confirmOnEnter(event: KeyboardEvent, isReady: boolean, confirm: () => void): void {
  const { key, target } = event;
  const isTaken =
    target instanceof HTMLElement &&
    ['aria-pressed', 'aria-expanded'].some((of) => target.getAttribute(of) === 'true');
  if (key !== 'Enter' || !isTaken || !isReady || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  confirm();
}
