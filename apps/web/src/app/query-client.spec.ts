import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { queryClient } from './query-client';

describe('a question that is asked without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails at once instead of waiting, and is asked again with the network', async () => {
    onlineManager.setOnline(false);
    queryClient.mount();
    const ask = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new TypeError('Nobody answered'))
      .mockResolvedValueOnce('An answer');
    const observer = new QueryObserver<string>(queryClient, { queryKey: ['a question'], queryFn: ask });
    const failed = waitForStatus(observer, 'error');
    const answered = waitForStatus(observer, 'success');
    const stop = observer.subscribe(() => undefined);
    await failed;
    onlineManager.setOnline(true);
    await answered;
    expect([ask.mock.calls.length, observer.getCurrentResult().data]).toEqual([2, 'An answer']);
    stop();
    queryClient.unmount();
  });
});

const waitForStatus = (observer: QueryObserver<string>, status: string) =>
  new Promise<void>((resolve) => {
    const stop = observer.subscribe((result) => {
      if (result.status !== status) return;
      stop();
      resolve();
    });
  });
