/**
 * Fields commit when they are left. A window that is closed, reloaded or quit leaves none of them, so the field that has
 * the focus is left first; its call is on its way before the page goes.
 */
export function finishTypingBeforeLeaving(page: Window): () => void {
  const leaveField = () => {
    const { activeElement } = page.document;
    if (activeElement instanceof HTMLElement) activeElement.blur();
  };
  page.addEventListener('beforeunload', leaveField);
  return () => page.removeEventListener('beforeunload', leaveField);
}
