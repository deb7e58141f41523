import type { BrowserContext } from 'playwright-core';
import { redrawnContexts } from './routes';

/** Violations of the content security policy are among the console errors. */
export const watchBrowserErrors = () => {
  const errors: string[] = [];
  let allowed: RegExp[] = [];
  return {
    listenTo: (context: BrowserContext) => {
      context.on('console', (message) => {
        if (redrawnContexts.has(context) && REDRAWN_MESSAGE.test(message.text())) return;
        if (BROWSER_MESSAGES.some((words) => words.test(message.text()))) return;
        if (ERROR_TYPES.includes(message.type())) errors.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (problem) => errors.push(String(problem.error().stack)));
    },
    allow: (words: RegExp) => void allowed.push(words),
    takeErrors: () => {
      const wrong = errors.splice(0).filter((words) => !allowed.some((expected) => expected.test(words)));
      allowed = [];
      return wrong;
    },
  };
};

const REDRAWN_MESSAGE = /^The page is drawn anew:/;

/**
 * Messages about the browser itself: that service workers are blocked, and that a page on a slow machine uses a preloaded file
 * late.
 */
const BROWSER_MESSAGES = [
  /^Service Worker registration blocked by Playwright/,
  /was preloaded using link preload but not used within a few seconds/,
];

const ERROR_TYPES = ['error', 'warning', 'assert'];
