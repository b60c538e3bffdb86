/** What no page may do: leave, open windows, embed others, or use anything that needs a permission. */
import { type App, type Session, shell, type WebContents } from 'electron';
import { isOurLink } from './external-links';
import { APP_PAGE } from './renderer-files';

/** Watches every page that this process ever makes, the ones nobody thought of included. */
export function guardAllPages(app: App): void {
  app.on('web-contents-created', (_event, contents) => guardPage(contents));
}

/** Every request and every check is answered with no; devices likewise. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
}

function guardPage(contents: WebContents): void {
  // A reload is a navigation to where the page is; nothing else is allowed, frames included.
  contents.on('will-frame-navigate', (event) => {
    if (!(event.isMainFrame && withoutHash(event.url) === APP_PAGE)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (isOurLink(url)) void openOutside(url);
    return { action: 'deny' };
  });
}

/** The page keeps its route in the hash. */
function withoutHash(url: string): string {
  return url.replace(/#.*$/, '');
}

async function openOutside(url: string): Promise<void> {
  try {
    await shell.openExternal(url);
  } catch (error) {
    console.error(`The link ${url} could not be opened.`, error);
  }
}
