import './events/event-page.stories';
import './events/navigation-and-themes.stories';
