/**
 * On a small machine with browsers and towns side by side, a browser loses a tab or a moment now and then. Its test is tried once
 * more, its first failure is printed, and the end of the run names it. Every other test that fails once has failed.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
