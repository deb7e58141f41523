import './assistant/botcast.stories';
import './assistant/summaries.stories';
