/** When this page was built, as `v{date}-{time}` in Eastern time. */
declare const __BUILD__: string;

/** What the pages are made of, for the worker. */
declare module 'virtual:built-files' {
  export const FILES: readonly { url: string; revision: string | null }[];
  /** What there is only while Magic Stuff is on. */
  export const ASSISTED: readonly string[];
}
