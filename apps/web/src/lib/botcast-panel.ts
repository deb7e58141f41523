export const BOTCAST_REQUESTED = 'open-botcast-panel';

/** Asks whoever shows the Botcast to open it, from anywhere on the page. */
export const openBotcast = () => window.dispatchEvent(new CustomEvent(BOTCAST_REQUESTED));

declare global {
  interface WindowEventMap {
    [BOTCAST_REQUESTED]: CustomEvent<null>;
  }
}
