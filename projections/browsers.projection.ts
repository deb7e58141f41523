import type { BrowserEvent, HashedKey } from '#libs/domain';
import { projection, type Sealed } from '#libs/event-sourcing';

export type BrowserDocument = { browser: string; key: HashedKey; address: Sealed };

export const browsers = projection<BrowserDocument, BrowserEvent>({
  name: 'browsers',
  version: 1,
  key: ({ data: { key, browser } }) => `${key} ${browser}`,
  indexed: ['key'],
  on: {
    BrowserAllowed: (_, { data }) => data,
    BrowserForgotten: () => null,
  },
});
