export const ONBOARDING_REQUESTED = 'open-onboarding';

/** Asks whoever shows the tour to begin it, from anywhere on the page. */
export const askForOnboarding = () => window.dispatchEvent(new CustomEvent(ONBOARDING_REQUESTED));

declare global {
  interface WindowEventMap {
    [ONBOARDING_REQUESTED]: CustomEvent;
  }
}
