/** Sets a time limit that ends a hanging test but leaves enough time for slow machines. */
import.meta.jest.setTimeout(120_000);
