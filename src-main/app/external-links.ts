/** Links that may leave Plotroom for the system's browser: our own home page and nothing else. */
const ALLOWED_ORIGINS: ReadonlySet<string> = new Set(['https://plotroom.invalid']);

/** True for a https URL of ours without a user name or password in it. */
export function isOurLink(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin, username, password } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' && ALLOWED_ORIGINS.has(origin);
}
