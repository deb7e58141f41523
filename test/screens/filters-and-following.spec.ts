import './filters-and-following/filters.stories';
import './filters-and-following/following.stories';
