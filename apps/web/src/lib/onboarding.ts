import { createRequests } from './requests';

export const onboardingRequests = createRequests('open-onboarding');

export const openOnboarding = () => onboardingRequests.ask(null);
