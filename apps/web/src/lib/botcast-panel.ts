import { createRequests } from './requests';

export const botcastRequests = createRequests('open-botcast-panel');

export const openBotcast = () => botcastRequests.ask(null);
