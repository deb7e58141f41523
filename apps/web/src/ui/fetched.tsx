import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of the page in a file of its own, fetched when it is first shown, or ahead of it by `fetch`. React keeps a fetch that
 * failed for ever: the error boundary that shows something instead lets go of it, and the next try fetches anew.
 */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let file: Promise<{ default: ComponentType<Props> }> | undefined;
  let here: ComponentType<Props> | undefined;

  const fetch = () => {
    file ??= load().then(
      (part) => {
        here = part;
        return { default: part };
      },
      (cause) => {
        file = undefined;
        throw new NotFetched(forget, cause);
      },
    );
    return file;
  };
  const forget = () => {
    Part = lazy<ComponentType<object>>(fetch as never);
  };

  let Part = lazy<ComponentType<object>>(fetch as never);
  /** What is here already is shown at once: the server waits for nothing while it draws. */
  const Shown = (props: Props) => {
    const [Now] = useState(() => (here as ComponentType<object> | undefined) ?? Part);
    return <Now {...props} />;
  };
  return Object.assign(Shown, { fetch });
};

/** A file of the page did not come. */
export class NotFetched extends Error {
  constructor(
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('A part of the page could not be fetched', { cause });
    this.name = 'NotFetched';
  }
}
