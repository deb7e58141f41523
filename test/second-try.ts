/**
 * On a small machine with browsers, servers and towns side by side, a test loses a tab or a moment now and then, and with it a run of
 * half an hour. What fails is tried once more, its first failure is printed, and at the end it is named among those that passed at the
 * second try: whoever reads that has something to look for.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
