// Term groups by name, so that a new name is compared with few others.
CREATE INDEX term_group_name IF NOT EXISTS FOR (node:GlossaryNode) ON (node.name)
