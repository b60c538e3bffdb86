/**
 * The policy both hosts send with the renderer. Scripts come from the program only and nothing is evaluated. Inline
 * styles stay allowed: the controls and Svelte set style attributes. `data:` and `blob:` are for Pixi, which reads
 * pictures it made itself and decodes them in a worker made from a blob.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
