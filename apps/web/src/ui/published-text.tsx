import { Fragment, type ReactNode } from 'react';
import { plainQuotes } from '#libs/contracts';
import { type Block, blocksOf, type Span } from '#libs/contracts/texts';
import styles from './published-text.module.css';

/** What a publisher wrote: its paragraphs and lists, with its links and what it emphasizes. */
export const PublishedText = ({ text }: { text: string }) => (
  <div className={styles.text}>
    {blocksOf(plainQuotes(text)).map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never move
      <Drawn key={place} {...block} />
    ))}
  </div>
);

/** A publisher's headings are no parts of this page: they are bold words. */
const Drawn = ({ kind, lines }: Block) => {
  if (kind === 'list')
    return (
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and never move
          <li key={place}>{spansOf(line)}</li>
        ))}
      </ul>
    );
  const words = lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
    <Fragment key={place}>
      {place > 0 && <br />}
      {spansOf(line)}
    </Fragment>
  ));
  return <p>{kind === 'heading' ? <strong>{words}</strong> : words}</p>;
};

/** All of it in one paragraph whose line breaks are kept; without links where one could not see what they say. */
export const PublishedLines = ({ text, links }: { text: string; links: boolean }) =>
  blocksOf(plainQuotes(text)).map(({ kind, lines }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never move
    <Fragment key={place}>
      {place > 0 && '\n\n'}
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
        <Fragment key={nth}>
          {nth > 0 && '\n'}
          {kind === 'list' && '• '}
          {spansOf(
            line.map((span) => ({ ...span, ...(kind === 'heading' && { bold: true }), ...(!links && { href: undefined }) })),
          )}
        </Fragment>
      ))}
    </Fragment>
  ));

const spansOf = (spans: readonly Span[]) =>
  spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans may repeat and never move
    <Fragment key={place}>{drawn(span)}</Fragment>
  ));

const drawn = ({ text, bold, italic, href }: Span): ReactNode => {
  const inner = href ? <Leading href={href}>{text}</Leading> : text;
  const leaning = italic ? <em>{inner}</em> : inner;
  return bold ? <strong>{leaning}</strong> : leaning;
};

const Leading = ({ href, children }: { href: string; children: ReactNode }) =>
  /^https?:/i.test(href) ? (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
