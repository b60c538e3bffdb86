/** Plain JSON, the only thing that crosses the process boundary or enters a file. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
