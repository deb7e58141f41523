import type { Plugin } from 'vite';

/** Links the styles of the event page in the HTML, because the server draws it before any script runs. */
export const eventStyles = (): Plugin => ({
  name: 'event-styles',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /event-page-[^/]+\.css$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}`, 'data-page': 'event' },
          injectTo: 'head' as const,
        })),
  },
});
