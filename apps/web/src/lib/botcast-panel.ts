import { requests } from './requests';

export const botcastRequests = requests('open-botcast-panel');

/** Asks whoever shows the Botcast to open it. */
export const openBotcast = () => botcastRequests.ask(null);
