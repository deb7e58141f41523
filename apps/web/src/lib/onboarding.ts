import { requests } from './requests';

export const onboardingRequests = requests('open-onboarding');

/** Asks whoever shows the tour to begin it. */
export const askForOnboarding = () => onboardingRequests.ask(null);
