import type { Summary } from '#libs/contracts';
import { Button } from '../../ui/button';
import { GeneratedTextNotice } from '../../ui/generated-text-notice';
import { MarkedText } from '../../ui/marked-text';
import styles from './assistant.module.css';

type Props<Answer> = {
  query: { data: Answer | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  texts: Readonly<{ loading: string; empty: string; announceReady: (answer: Answer) => string; failed: string }>;
};

export const SummaryAnswer = <Answer extends Summary>({
  query: { data, isError, isFetching, refetch },
  texts,
}: Props<Answer>) => {
  if (isError && !isFetching)
    return (
      <div className={styles.failed}>
        <p role="alert">{texts.failed}</p>
        <Button size="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data?.summary)
    return (
      <p className={styles.said} role="status">
        {data ? texts.empty : texts.loading}
      </p>
    );
  return (
    <>
      <div className={styles.text}>
        <MarkedText text={data.summary} />
      </div>
      <GeneratedTextNotice author={data.source} />
      <p className="sr" role="status">
        {texts.announceReady(data)}
      </p>
    </>
  );
};
