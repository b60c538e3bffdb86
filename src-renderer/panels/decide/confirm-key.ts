/** Enter on a card that is laid out, or on a row that is taken up. */

/**
 * Where the choice is whole, Enter does it instead of taking the focused card back again: the status line promises so, and
 * who has just pressed a card has the focus on it. Space still takes it back.
 */
export function confirmOnEnter(event: KeyboardEvent, isReady: boolean, confirm: () => void): void {
  const { key, target } = event;
  const isLaid =
    target instanceof HTMLElement &&
    ['aria-pressed', 'aria-expanded'].some((of) => target.getAttribute(of) === 'true');
  if (key !== 'Enter' || !isLaid || !isReady || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  confirm();
}
