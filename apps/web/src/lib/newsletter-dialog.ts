export const NEWSLETTER_REQUESTED = 'open-newsletter-dialog';

/** Asks whoever shows the newsletter's form to open it, from anywhere on the page. */
export const askForNewsletter = () => window.dispatchEvent(new CustomEvent(NEWSLETTER_REQUESTED));

declare global {
  interface WindowEventMap {
    [NEWSLETTER_REQUESTED]: CustomEvent;
  }
}
