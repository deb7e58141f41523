import { Fragment, type ReactNode } from 'react';
import { repairMojibake } from '#libs/contracts';
import { type Block, parseBlocks, type TextSpan } from '#libs/contracts/texts';
import styles from './published-text.module.css';

export const PublishedText = ({ text }: { text: string }) => (
  <div className={styles.text}>
    {parseBlocks(repairMojibake(text)).map((block, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never move
      <TextBlock key={place} {...block} />
    ))}
  </div>
);

/** Headings become bold text, because they are not headings of this page. */
const TextBlock = ({ kind, lines }: Block) => {
  if (kind === 'list')
    return (
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat and never move
          <li key={place}>{renderSpans(line)}</li>
        ))}
      </ul>
    );
  const words = lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
    <Fragment key={place}>
      {place > 0 && <br />}
      {renderSpans(line)}
    </Fragment>
  ));
  return <p>{kind === 'heading' ? <strong>{words}</strong> : words}</p>;
};

export const PublishedLines = ({ text, links }: { text: string; links: boolean }) =>
  parseBlocks(repairMojibake(text)).map(({ kind, lines }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks may repeat and never move
    <Fragment key={place}>
      {place > 0 && '\n\n'}
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
        <Fragment key={nth}>
          {nth > 0 && '\n'}
          {kind === 'list' && '• '}
          {renderSpans(
            line.map((span) => ({ ...span, ...(kind === 'heading' && { bold: true }), ...(!links && { href: undefined }) })),
          )}
        </Fragment>
      ))}
    </Fragment>
  ));

const renderSpans = (spans: readonly TextSpan[]) =>
  spans.map((span, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans may repeat and never move
    <Fragment key={place}>{renderSpan(span)}</Fragment>
  ));

const renderSpan = ({ text, bold, italic, href }: TextSpan): ReactNode => {
  const inner = href ? <TextLink href={href}>{text}</TextLink> : text;
  const leaning = italic ? <em>{inner}</em> : inner;
  return bold ? <strong>{leaning}</strong> : leaning;
};

const TextLink = ({ href, children }: { href: string; children: ReactNode }) =>
  /^https?:/i.test(href) ? (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
