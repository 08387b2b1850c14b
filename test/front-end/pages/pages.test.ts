/** What a front end asks for its pages, apart from those of entities and of lineage. None of these tests changes the catalog. */
import './collections.js';
import './home.js';
import './search.js';
import './settings.js';
