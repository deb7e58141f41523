import { createRequests } from './requests';

export const newsletterRequests = createRequests('open-newsletter-dialog');

export const openNewsletter = () => newsletterRequests.ask(null);
