/** Does something once an element comes near the screen: pictures of a long list are not read all at once. */
import type { Attachment } from 'svelte/attachments';

/** Calls `act` when the element is first seen, at once where the browser cannot tell. */
export function whenSeen(act: () => void): Attachment<Element> {
  return (element) => {
    if (typeof IntersectionObserver === 'undefined') return act();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        act();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };
}
