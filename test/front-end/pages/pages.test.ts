/** What a front end asks for its pages, apart from that of lineage. None of these tests changes the catalog. */
import './collections.js';
import './entities/entities.js';
import './home.js';
import './search.js';
import './settings.js';
