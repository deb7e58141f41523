import type { BrowserContext } from 'playwright-core';

/** What a browser says is wrong: in its console, in scripts, about the content security policy. */
export const listen = () => {
  const heard: string[] = [];
  let allowed: RegExp[] = [];
  return {
    listenTo: async (context: BrowserContext) => {
      context.on(
        'console',
        (message) => void (WRONG.includes(message.type()) && heard.push(`${message.text()} ${message.location().url}`)),
      );
      context.on('weberror', (problem) => void heard.push(String(problem.error().stack)));
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`Against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
        ),
      );
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

const WRONG = ['error', 'warning', 'assert'];
