import type { Plugin } from 'vite';

/** Names the styles of the page of an event in the built page: who has it drawn by the server sees it before any script. */
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
