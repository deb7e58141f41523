/**
 * A browser beside everything else on a small machine loses a tab or a picture now and then. What fails is tried once more, its
 * first failure is printed, and at the end it is named among those that passed at the second try: none of that goes unseen.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
