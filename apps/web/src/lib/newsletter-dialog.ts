import { requests } from './requests';

export const newsletterRequests = requests('open-newsletter-dialog');

/** Asks whoever shows the newsletter's form to open it. */
export const askForNewsletter = () => newsletterRequests.ask(null);
