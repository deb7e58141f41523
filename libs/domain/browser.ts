import { MAX_PUSH_BROWSERS } from '#libs/contracts';
import { command, type DomainEvent, decider, type Sealed } from '#libs/event-sourcing';
import type { HashedKey } from './hashed-key';

type Browser = { key: HashedKey; browser: string };

/** Push messages may be sent to this browser. `address` is its push subscription, encrypted. */
export type BrowserAllowed = DomainEvent<'BrowserAllowed', Browser & { address: Sealed }>;
export type BrowserForgotten = DomainEvent<'BrowserForgotten', Browser>;
export type BrowserEvent = BrowserAllowed | BrowserForgotten;

export class AllowBrowser extends command('AllowBrowser')<Browser & { address: Sealed }> {}
export class ForgetBrowser extends command('ForgetBrowser')<Browser> {}
export type BrowserCommand = AllowBrowser | ForgetBrowser;

/** Beyond the maximum the oldest is forgotten. */
export const browsers = decider<readonly string[], BrowserCommand, BrowserEvent>({
  stream: 'browsers',
  identify: ({ key }) => key,
  initialState: [],

  decide: {
    AllowBrowser: (data, state) => {
      if (state.includes(data.browser)) return [];
      const [first] = state;
      const isFull = first !== undefined && state.length >= MAX_PUSH_BROWSERS;
      return [
        ...(isFull ? [{ type: 'BrowserForgotten' as const, data: { key: data.key, browser: first } }] : []),
        { type: 'BrowserAllowed', data },
      ];
    },
    ForgetBrowser: (data, state) => (state.includes(data.browser) ? [{ type: 'BrowserForgotten', data }] : []),
  },

  evolve: {
    BrowserAllowed: (state, { browser }) => [...state, browser],
    BrowserForgotten: (state, { browser }) => state.filter((one) => one !== browser),
  },
});
