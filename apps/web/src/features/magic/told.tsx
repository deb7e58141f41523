import type { Summary } from '#libs/contracts';
import { AuthorLine } from '../../ui/author-line';
import { Button } from '../../ui/button';
import { MarkedText } from '../../ui/marked-text';
import styles from './magic.module.css';

type Props<Answer> = {
  /** As it was asked for; '' in it where there is nothing to tell. */
  asked: { data: Answer | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  words: Readonly<{ reading: string; none: string; ready: (answer: Answer) => string; failed: string }>;
};

/** A summary, or why there is none; which of it is so is announced. */
export const Told = <Answer extends Summary>({ asked: { data, isError, isFetching, refetch }, words }: Props<Answer>) => {
  if (isError && !isFetching)
    return (
      <div className={styles.failed}>
        <p role="alert">{words.failed}</p>
        <Button size="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!data?.summary)
    return (
      <p className={styles.said} role="status">
        {data ? words.none : words.reading}
      </p>
    );
  return (
    <>
      <div className={styles.text}>
        <MarkedText text={data.summary} />
      </div>
      <AuthorLine source={data.source} />
      <p className="sr" role="status">
        {words.ready(data)}
      </p>
    </>
  );
};
