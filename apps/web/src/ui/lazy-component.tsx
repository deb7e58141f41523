import { type ComponentType, lazy, useState } from 'react';

/** Fetched on the first render or by `fetch`. React caches a failed import for ever: the error boundary clears it. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let file: Promise<{ default: ComponentType<Props> }> | undefined;
  let loadedComponent: ComponentType<Props> | undefined;

  const fetch = () => {
    file ??= load().then(
      (part) => {
        loadedComponent = part;
        return { default: part };
      },
      (cause) => {
        file = undefined;
        throw new FetchError(forget, cause);
      },
    );
    return file;
  };
  const forget = () => {
    Part = lazy<ComponentType<object>>(fetch as never);
  };

  let Part = lazy<ComponentType<object>>(fetch as never);
  /** A loaded component renders at once: the server does not wait while it draws. */
  const Shown = (props: Props) => {
    const [Now] = useState(() => (loadedComponent as ComponentType<object> | undefined) ?? Part);
    return <Now {...props} />;
  };
  return Object.assign(Shown, { fetch });
};

export class FetchError extends Error {
  constructor(
    readonly forget: () => void,
    cause: unknown,
  ) {
    super('A part of the page could not be fetched', { cause });
    this.name = 'NotFetched';
  }
}
