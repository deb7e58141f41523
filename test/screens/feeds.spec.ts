import './feeds/filters.stories';
import './feeds/following.stories';
