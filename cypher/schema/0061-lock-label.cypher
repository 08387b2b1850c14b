// Creates the label by which writes lock entities: removing a label that the store does not know locks nothing.
CREATE (node:Locked)
DELETE node
