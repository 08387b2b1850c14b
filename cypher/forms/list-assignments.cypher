// Purpose: the dynamic assignments of all forms that are not soft-deleted.
// Parameters: none
// Returns: by URN
//   urn: string -- of the form
//   assignment: string -- payload text of `dynamicFormAssignment`
// Plan: index seek on Entity.type, of the forms, of which there are few.
MATCH (form:Entity)
USING INDEX form:Entity(type, urn)
WHERE form.type = 'form' AND form.urn > '' AND form.aspect_dynamicFormAssignment IS NOT NULL /* notSoftDeleted form */
RETURN form.urn AS urn, form.aspect_dynamicFormAssignment AS assignment
ORDER BY urn
