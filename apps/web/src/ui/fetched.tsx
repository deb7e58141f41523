import { type ComponentType, lazy } from 'react';

/**
 * A part of the page in a file of its own, fetched when it is first shown, or ahead of it by `fetch`. React keeps a fetch that
 * failed for ever: the error boundary that shows something instead lets go of it, and the next try fetches anew.
 */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let file: Promise<{ default: ComponentType<Props> }> | undefined;

  const fetch = () => {
    file ??= load().then(
      (part) => ({ default: part }),
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
  return Object.assign((props: Props) => <Part {...props} />, { fetch });
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
