import './cards/cards.stories';
import './cards/sharing.stories';
import './cards/countdown.stories';
import './cards/online.stories';
