/** When this page was built, as `v{date}-{time}` in Eastern time. */
declare const __BUILD__: string;
