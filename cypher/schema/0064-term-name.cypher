// Terms by name, so that a new name is compared with few others.
CREATE INDEX term_name IF NOT EXISTS FOR (term:GlossaryTerm) ON (term.name)
