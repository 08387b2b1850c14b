/** A test that waits for something that never comes ends; on a slow machine one that does its work does not. */
import.meta.jest.setTimeout(120_000);
