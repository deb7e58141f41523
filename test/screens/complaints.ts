import type { BrowserContext } from 'playwright-core';
import { drawnAnew } from './routes';

/** What a browser says is wrong: in its console, which hears of the content security policy too, and in scripts. */
export const listen = () => {
  const heard: string[] = [];
  let allowed: RegExp[] = [];
  return {
    listenTo: (context: BrowserContext) => {
      context.on('console', (message) => {
        if (drawnAnew.has(context) && DRAWN_ANEW.test(message.text())) return;
        if (NOT_OURS.some((words) => words.test(message.text()))) return;
        if (WRONG.includes(message.type())) heard.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (problem) => heard.push(String(problem.error().stack)));
    },
    mayBe: (words: RegExp) => void allowed.push(words),
    /** Whatever was not allowed, since it was last asked. */
    heard: () => {
      const wrong = heard.splice(0).filter((words) => !allowed.some((expected) => expected.test(words)));
      allowed = [];
      return wrong;
    },
  };
};

const DRAWN_ANEW = /^The page is drawn anew:/;

/** Messages of the browser about itself: that it may have no worker, and that a page on a slow machine uses late what it preloaded. */
const NOT_OURS = [
  /^Service Worker registration blocked by Playwright/,
  /was preloaded using link preload but not used within a few seconds/,
];

const WRONG = ['error', 'warning', 'assert'];
