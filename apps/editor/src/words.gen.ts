// Made by make-words.ts from words/*.ftl; edit those.
export type Word =
  | 'rulesets'
  | 'files'
  | 'text'
  | 'findings'
  | 'play'
  | 'board'
  | 'chooseRuleset'
  | 'noRulesets'
  | 'noFile'
  | 'noFindings'
  | 'notYet'
  | 'startGame'
  | 'seats'
  | 'seed'
  | 'seedAny'
  | 'seedHint'
  | 'newGame'
  | 'human'
  | 'random'
  | 'search'
  | 'policy'
  | 'undo'
  | 'redo'
  | 'viewer'
  | 'viewAll'
  | 'viewAsked'
  | 'busy'
  | 'waiting'
  | 'anyone'
  | 'speak'
  | 'change'
  | 'step'
  | 'run'
  | 'stop'
  | 'confirm'
  | 'write'
  | 'handIn'
  | 'restNone'
  | 'back'
  | 'none'
  | 'chooseBetween'
  | 'chooseExactly'
  | 'inOrder'
  | 'excluded'
  | 'log'
  | 'emptyLog'
  | 'toRule'
  | 'editMap'
  | 'leaveMap'
  | 'brush'
  | 'moveThings'
  | 'nothingHere'
  | 'brushHint'
  | 'moveHint'
  | 'nothingPainted'
  | 'undoEdit'
  | 'timeLine'
  | 'decisionOf'
  | 'won'
  | 'nobodyWon'
  | 'standing'
  | 'oldRules'
  | 'drawn'
  | 'fault'
  | 'otherRules'
  | 'lost'
  | 'unseated'
  | 'lostOver'
  | 'lostQuestion'
  | 'lostRole'
  | 'lostAnswer'
  | 'lostAllowed'
  | 'dockBeside'
  | 'dockBelow'
  | 'more'
  | 'doubtful'
  | 'stepBack'
  | 'stepOn'
  | 'branches'
  | 'branch'
  | 'branchFrom'
  | 'earlier'
  | 'backTo'
  | 'fromNext'
  | 'startAgain'
  | 'keyUndo'
  | 'keyRedo'
  | 'keyStep'
  | 'keyBack'
  | 'refused'
  | 'saved'
  | 'notSaved'
  | 'tryNow'
  | 'full'
  | 'unwritable'
  | 'gone'
  | 'failed'
  | 'unreachable'
  | 'tooLarge'
  | 'name'
  | 'notPart'
  | 'sameName'
  | 'readOnly'
  | 'cannotRead'
  | 'token'
  | 'forbidden'
  | 'fileGone'
  | 'writeAnew'
  | 'letGo'
  | 'unsaved'
  | 'save'
  | 'format'
  | 'close'
  | 'conflict'
  | 'mine'
  | 'theirs'
  | 'keepMine'
  | 'ctrlKey'
  | 'shiftKey'
  | 'spaceKey'
  | 'keyLeave'
  | 'keyTab'
  | 'keyComplete'
  | 'keyRepair'
  | 'keyRename'
  | 'keyDefinition'
  | 'keyBoard'
  | 'tabIndents'
  | 'fits'
  | 'odds'
  | 'oddsPoint'
  | 'oddsExact'
  | 'oddsRuns'
  | 'oddsPositions'
  | 'oddsCertain'
  | 'oddsChanges'
  | 'oddsInterval'
  | 'oddsGone'
  | 'oddsAppears'
  | 'lookFirst'
  | 'doIt'
  | 'takeFits'
  | 'takeTheirs'
  | 'language'
  | 'loading'
  | 'trouble'
  | 'dismiss'
  | 'compiled'
  | 'asks'
  | 'closer'
  | 'farther'
  | 'whole'
  | 'asTable'
  | 'tableOf'
  | 'addRow'
  | 'duplicateRow'
  | 'deleteRow'
  | 'noRows'
  | 'rowOf'
  | 'howItDoes'
  | 'howItDoesHint'
  | 'games'
  | 'letPlay'
  | 'gamesPlayed'
  | 'gamesOld'
  | 'chosenTimes'
  | 'chosenPerGame'
  | 'wonThen'
  | 'comesFrom'
  | 'error'
  | 'warning'
  | 'note'
  | 'below'
  | 'newFile'
  | 'create'
  | 'rename'
  | 'delete'
  | 'cancel'
  | 'keep'
  | 'fileName'
  | 'deleteQuestion'
  | 'badName'
  | 'taken'
  | 'changed'
  | 'standard'
  | 'yes'
  | 'no'
  | 'options'
  | 'variants'
  | 'layEarlier'
  | 'laidOver'
  | 'backToBase'
  | 'toText'
  | 'pieces'
  | 'explain'
  | 'explainCode'
  | 'noName'
  | 'boardHint'
  | 'translate'
  | 'newLanguage'
  | 'languageCode'
  | 'badLanguage'
  | 'noValues'
  | 'bringUp'
  | 'bringUpSome'
  | 'unreadable'
  | 'pseudo'
  | 'pseudoHint'
  | 'showTexts'
  | 'all'
  | 'missing'
  | 'fuzzy'
  | 'withFindings'
  | 'translated'
  | 'searchTexts'
  | 'noneShown'
  | 'progress'
  | 'progressFuzzy'
  | 'progressMissing'
  | 'source'
  | 'reads'
  | 'wasBefore'
  | 'target'
  | 'insert'
  | 'lookedAt'
  | 'lookedAtHint'
  | 'before'
  | 'after'
  | 'previousText'
  | 'nextText'
  | 'sourcePage'
  | 'targetPage'
  | 'noPage'
  | 'emptyCatalogue'
  | 'question'
  | 'panels'
  | 'resizeLeft'
  | 'resizeBelow'
  | 'resizePlay'
  | 'theme'
  | 'themeSystem'
  | 'themeLight'
  | 'themeDark'
  | 'themeContrast'
  | 'tabLeaves'
  | 'textOf'
  | 'help'
  | 'shut'
  | 'enterKey'
  | 'keysPage'
  | 'keyHelp'
  | 'keyRegion'
  | 'keyRegionBack'
  | 'keyNextFinding'
  | 'keyUses'
  | 'keyFind'
  | 'keyCells'
  | 'keyCell'
  | 'keyCellBack'
  | 'keyChoices'
  | 'keyChoose'
  | 'keyMove'
  | 'placesList'
  | 'placeBeside'
  | 'mayChoose'
  | 'project'
  | 'exportZip'
  | 'importFiles'
  | 'importFolder'
  | 'saveAsFile'
  | 'dropHere'
  | 'importTitle'
  | 'importNothing'
  | 'importProblems'
  | 'importNotes'
  | 'importOther'
  | 'importOtherHint'
  | 'importNew'
  | 'importSame'
  | 'importMatch'
  | 'importTake'
  | 'importOpen'
  | 'lines'
  | 'linesDiffer'
  | 'showDifference'
  | 'noDifference'
  | 'moreLines'
  | 'baseChanged'
  | 'baseThen'
  | 'baseNow'
  | 'variantSays'
  | 'rebaseStale'
  | 'rebaseDrift'
  | 'rebaseGone'
  | 'keepPatch'
  | 'dropPatch'
  | 'editPatch'
  | 'undoChoice'
  | 'closeRebases'
  | 'allRebased'
  | 'notKnown'
  | 'rebasesLeft'
  | 'showThree'
  | 'goTo'
  | 'goToName'
  | 'findText'
  | 'goNames'
  | 'goText'
  | 'goNothing'
  | 'goMember'
  | 'goField'
  | 'goQuestion'
  | 'goFile'
  | 'goSetting'
  | 'keyGoTo'
  | 'keyFindText'
  | 'besideText'
  | 'besideTextHint'
  | 'shareLink'
  | 'shareTitle'
  | 'shareWhat'
  | 'shareVariants'
  | 'shareChanges'
  | 'shareWhole'
  | 'shareMatch'
  | 'linkLabel'
  | 'copyLink'
  | 'linkCopied'
  | 'linkByHand'
  | 'linkHint'
  | 'linkTooLong'
  | 'fromLink'
  | 'linkOver'
  | 'linkWhole'
  | 'linkOther'
  | 'keepLink'
  | 'closeLink'
  | 'linkCut'
  | 'linkNewer'
  | 'linkNoRuleset'
  | 'linkAsZip'
  | 'byHand'
  | 'steps'
  | 'handNoGame'
  | 'handSeesAll'
  | 'dice'
  | 'diceHint'
  | 'otherPlace'
  | 'rollAgain'
  | 'otherChance'
  | 'fellLast'
  | 'sameAgain'
  | 'toldNext'
  | 'shallGive'
  | 'nextTime'
  | 'lastTime'
  | 'changePosition'
  | 'changeHint'
  | 'changeWhat'
  | 'changeOf'
  | 'changeTo'
  | 'changeToAll'
  | 'changeIt'
  | 'personMark'
  | 'botMark'
  | 'byHandMark'
  | 'toldMark'
  | 'linesBeside'
  | 'noSteps'
  | 'hold'
  | 'whatIf'
  | 'leaveOut'
  | 'backToSteps'
  | 'lineLeft'
  | 'lineFollowed'
  | 'lineNamed'
  | 'openLine'
  | 'stepNumber'
  | 'differs'
  | 'stands'
  | 'lineBreaks'
  | 'stillRuns'
  | 'isOver'
  | 'whatIfNow'
  | 'glancing'
  | 'glanceOver'
  | 'toPhase'
  | 'phaseAt'
  | 'changeHere'
  | 'changeIn'
  | 'writeChange'
  | 'nothingToChange'
  | 'badVariant'
  | 'draft-set'
  | 'draft-cell'
  | 'draft-remove'
  | 'draft-replace'
  | 'draft-step'
  | 'draft-before'
  | 'draft-after'
  | 'draft-require'
  | 'draft-again'
  | 'draft-extend'
  | 'draft-text'
  | 'startPage'
  | 'startLead'
  | 'startGames'
  | 'startNone'
  | 'startBegin'
  | 'startDrop'
  | 'newGameRules'
  | 'newVariant'
  | 'newVariantOf'
  | 'newVariantHint'
  | 'variantAbout'
  | 'variantFirst'
  | 'countVariants'
  | 'nameOf'
  | 'beginsWith'
  | 'templateSmall'
  | 'templateMap'
  | 'templateEmpty'
  | 'keptWhere'
  | 'keptInFolder'
  | 'keptInBrowser'
  | 'gameTaken'
  | 'inBrowser'
  | 'copyToBrowser'
  | 'forgetProject'
  | 'forgetQuestion'
  | 'folderAway'
  | 'folderAwayHere'
  | 'pageFailed'
  | 'pageFailedStart'
  | 'pageFailedWith'
  | 'pageFailedHint'
  | 'closeThisRuleset'
  | 'openWithoutTexts'
  | 'reloadPage'
  | 'openWithTexts'
  | 'notReopened'
  | 'notReopenedWhy'
  | 'openAnyway'
  | 'noRoom'
  | 'noStore'
  | 'findingCount'
  | 'findingFile'
  | 'findingAllFiles'
  | 'findingKeys'
  | 'findingFollows'
  | 'findingsMore'
  | 'keyLastFinding'
  | 'coverage'
  | 'coverageSum'
  | 'coverageAll'
  | 'coverageWhole'
  | 'coverageMarks'
  | 'coveragePlay'
  | 'coverageHint'
  | 'coverageGames'
  | 'coverageLooking'
  | 'coverageMissed'
  | 'coverageRule'
  | 'coverageHere'
  | 'coverageBots'
  | 'coverageLook'
  | 'coverageLookFor'
  | 'ranHere'
  | 'ranPassed'
  | 'ranNever'
  | 'fellBackPage'
  | 'fellBackRules'
  | 'fellBackHint'
  | 'testLanguage'
  | 'differences'
  | 'inMeaning'
  | 'inPlay'
  | 'inText'
  | 'exchange'
  | 'sideA'
  | 'sideB'
  | 'sideBase'
  | 'sideOpened'
  | 'sideChosen'
  | 'sideBroken'
  | 'sameMeaning'
  | 'playedBy'
  | 'searching'
  | 'consequencesHint'
  | 'otherSides'
  | 'sameGames'
  | 'nothingClear'
  | 'gamesFaulted'
  | 'figuresHead'
  | 'figuresFinal'
  | 'figuresMembers'
  | 'figuresUse'
  | 'figuresChosen'
  | 'figuresAll'
  | 'figureDifference'
  | 'figureInterval'
  | 'isClear'
  | 'measureWon'
  | 'measureDrawn'
  | 'measureLimited'
  | 'measureDecisions'
  | 'shareChart'
  | 'lengthChart'
  | 'partedGames'
  | 'partedAt'
  | 'partedAnswer'
  | 'gameOver'
  | 'openGameIn'
  | 'cannotOpenGame'
  | 'openIn'
  | 'history'
  | 'historyHint'
  | 'historyRefused'
  | 'historyNone'
  | 'historyPoints'
  | 'historySame'
  | 'goneSince'
  | 'changedSince'
  | 'restore'
  | 'restoreAll'
  | 'otherTabs'
  | 'otherTabsHint'
  | 'asExample'
  | 'fromStep'
  | 'toStep'
  | 'exampleCalled'
  | 'exampleName'
  | 'makeExample'
  | 'makingExample'
  | 'noExample'
  | 'demands'
  | 'demandsNothing'
  | 'keepExample'
  | 'why'
  | 'whyHint'
  | 'whyNot'
  | 'whyNotThis'
  | 'whyNotOther'
  | 'whyChoose'
  | 'whyOnBoard'
  | 'whyRefused'
  | 'whyDidNot'
  | 'whyRule'
  | 'whyNoRules'
  | 'whyNoMatch'
  | 'whyNoPlace'
  | 'findingOut'
  | 'nothingAgainst'
  | 'againstGuard'
  | 'againstOutside'
  | 'againstWhole'
  | 'againstBounds'
  | 'againstLater'
  | 'againstUnknown'
  | 'holds'
  | 'fails'
  | 'notLookedAt'
  | 'unknownToYou'
  | 'noValue'
  | 'thisIsWhy'
  | 'partsOf'
  | 'ruleRan'
  | 'ruleTest'
  | 'ruleAnswer'
  | 'ruleLeft'
  | 'ruleUncalled'
  | 'ruleWhenever'
  | 'decisionBefore'
  | 'decisionAfter'
  | 'ranLast'
  | 'inside'
  | 'lookInside'
  | 'lookInsideOf'
  | 'insideHint'
  | 'insideOf'
  | 'insideNote'
  | 'insideLeave'
  | 'insideCut'
  | 'insideNothing'
  | 'step-back'
  | 'step-into'
  | 'step-over'
  | 'step-out'
  | 'watch'
  | 'watchHint'
  | 'watchThis'
  | 'watchAdd'
  | 'watchNoMore'
  | 'watchBefore'
  | 'watchSelected'
  | 'historyOf'
  | 'valueAt'
  | 'inTheRules'
  | 'botGames'
  | 'howManyGames'
  | 'playGames'
  | 'gamesTold'
  | 'winsOf'
  | 'oddGames'
  | 'oddGame'
  | 'endlessGame'
  | 'openGame'
  | 'moreRuns'
  | 'botStep'
  | 'runTurn'
  | 'gallery'
  | 'galleryHint'
  | 'galleryOpen'
  | 'exampleDice'
  | 'exampleHidden'
  | 'exampleSealed'
  | 'exampleCards'
  | 'exampleHexes'
  | 'exampleSearch'
  | 'examplePolicy'
  | 'examplePool'
  | 'exampleBids'
  | 'exampleVariants'
  | 'tour'
  | 'tourStep'
  | 'tourNext'
  | 'tourBack'
  | 'tourLeave'
  | 'tourSkip'
  | 'tourDone'
  | 'tourOpen'
  | 'tourChange'
  | 'tourFinding'
  | 'tourPlay'
  | 'tourDecide'
  | 'tourUndo'
  | 'tourHouse'
  | 'tourLanguage'
  | 'tourEnd'
  | 'glossary'
  | 'glossaryNever'
  | 'pastedLeft'
  | 'liesOnTop'
  | 'aimPin'
  | 'aimCounter'
  | 'aimTo'
  | 'aimDone'
  | 'pinOnBoard'
  | 'pinWhich'
  | 'pinEnough'
  | 'moveOnBoard'
  | 'watchIt'
  | 'targetForm'
  | 'slowPlay'
  | 'slowWhy'
  | 'slowCheck'
  | 'stopWork'
  | 'stoppedPlay'
  | 'stoppedPlayIn'
  | 'stoppedReplay'
  | 'stoppedWhy'
  | 'stoppedCheck'
  | 'findInLog'
  | 'linesFound'
  | 'breaks'
  | 'breaksHint'
  | 'breakHere'
  | 'breakHint'
  | 'breakNoMore'
  | 'stopWhen'
  | 'stopsWhen'
  | 'stoppedAt'
  | 'coverageRunExamples'
  | 'coverageExamples'
  | 'coverageExamplesRun'
  | 'coverageOnBoard'
  | 'ranExamples'
  | 'ranBots'
  | 'heatNever'
  | 'heatNeverRead'
  | 'heatRead'
  | 'heatTitle'
  | 'heatPlace'
  | 'heatNothing'
  | 'previewOf'
  | 'previewApply'
  | 'previewOld'
  | 'previewBefore'
  | 'previewAfter'
  | 'bulk'
  | 'bulkOf'
  | 'bulkWhere'
  | 'bulkColumn'
  | 'bulkValue'
  | 'bulkHow'
  | 'bulkRows'
  | 'bulkMore'
  | 'sessions'
  | 'sessionWord'
  | 'sessionName'
  | 'sessionKeep'
  | 'sessionOver'
  | 'sessionOpen'
  | 'sessionBad'
  | 'playLinkLabel'
  | 'copyPlayLink'
  | 'linkTells'
  | 'seenLinkTells'
  | 'seenLinkLabel'
  | 'copySeenLink'
  | 'seenLinkTooLong'
  | 'onlooking'
  | 'onlookingOther'
  | 'playerWorkbench'
  | 'playerRules'
  | 'playerNoRules'
  | 'playerWrong'
  | 'playerMend'
  | 'shorten'
  | 'shorteningTo'
  | 'shortenedTo'
  | 'openShortened'
  | 'pictureSvg'
  | 'picturePng'
  | 'printBoard'
  | 'pictureNone'
  | 'notKept'
  | 'moreParts'
  | 'jsonVariant'
  | 'besideVariant'
  | 'lostInCourse'
  | 'filterRows'
  | 'rowsShown'
  | 'sortBy'
  | 'keyEnds'
  | 'keyHold'
  | 'keyCopy'
  | 'keyFill'
  | 'laidIn'
  | 'mapFindings'
  | 'notText'
  | 'unreadableMark'
  | 'unreadableFile'
  | 'slowBots'
  | 'stoppedBots'
  | 'noCondition'
  | 'coverageSeesAll'
  | 'linkHere'
  | 'compareAlone'
  | 'noOddGames'
  | 'willBe'
  | 'variantAboutOf'
  | 'exampleStands'
  | 'exampleRuns'
  | 'exampleHolds'
  | 'exampleHoldsLaid'
  | 'exampleFails'
  | 'exampleAlone'
  | 'exampleGone'
  | 'exampleUnknown'
  | 'tryAgain'
  | 'toPlace'
  | 'stoppedOdds'
  | 'stoppedBehind'
  | 'whyLine'
  | 'sourceMark'
  | 'menuBegin'
  | 'menuSave'
  | 'menuShare'
  | 'menuPrint'
  | 'menuHistory'
  | 'tables'
  | 'printBook'
  | 'noBook'
  | 'bookStopped'
  | 'notWhole'
  | 'mapTool'
  | 'placeTool'
  | 'mapLinkTool'
  | 'placeHint'
  | 'placeChosen'
  | 'partOf'
  | 'partMiddle'
  | 'partAnchor'
  | 'partName'
  | 'freeName'
  | 'notOnMap'
  | 'putOnMap'
  | 'layoutMissing'
  | 'writeLayout'
  | 'carried'
  | 'carriedName'
  | 'mapLinkHint'
  | 'mapLinkTo'
  | 'mapLinkBoth'
  | 'mapLinkAdded'
  | 'mapLinkCut'
  | 'mapLinkEnds'
  | 'mapLinkVariant'
  | 'mapLinkUnreadable'
  | 'mapLinksOfCells'
  | 'mapLinksNone'
  | 'settleTool'
  | 'settleEnd'
  | 'settleHint'
  | 'settleNone'
  | 'settleTo'
  | 'redoEdit'
  | 'keySource'
  | 'shortenHint'
  | 'beyondEdge'
  | 'setUp'
  | 'hiddenMember'
  | 'printSheet'
  | 'mapImport'
  | 'mapTitle'
  | 'mapReading'
  | 'mapFound'
  | 'mapOutlines'
  | 'mapKind'
  | 'mapRelation'
  | 'mapNew'
  | 'mapNameBy'
  | 'mapUsual'
  | 'mapFlat'
  | 'mapEquirectangular'
  | 'mapMercator'
  | 'mapFresh'
  | 'mapKnown'
  | 'mapLinks'
  | 'mapCopied'
  | 'mapMore'
  | 'mapNothing'
  | 'mapOnGlobe'
  | 'mapNoLayout'
  | 'mapProblems'
  | 'mapTake'
  | 'mapTaken'
  | 'mapTakeBack'
  | 'savedAs'
  | 'setAside'
  | 'nounOf'
  | 'nounDistance'
  | 'nounIs'
  | 'andMore'
  | 'whyInRules'
  | 'whyBefore'
  | 'whyOtherRules'
  | 'whyAgain'
  | 'tooFew'
  | 'tooMany'
  | 'againstLaterThis'
  | 'claimUnknown'
  | 'claimAny'
  | 'claimEqual'
  | 'claimEqualBare'
  | 'claimOther'
  | 'claimOtherBare'
  | 'claimLeast'
  | 'claimLess'
  | 'claimMost'
  | 'claimMore'
  | 'claimIn'
  | 'claimOut'
  | 'claimNone'
  | 'claimSome'
  | 'claimTrue'
  | 'claimFalse'
  | 'claimTrueOf'
  | 'claimFalseOf'
  | 'factEqual'
  | 'factOther'
  | 'factLeast'
  | 'factLess'
  | 'factMost'
  | 'factMore'
  | 'factIn'
  | 'factOut'
  | 'factNone'
  | 'factSome'
  | 'factTrue'
  | 'factFalse'
  | 'factTrueOf'
  | 'factFalseOf'
  | 'newValue'
  | 'houseRuleByTheWay'
  | 'writeAllTheSame'
  | 'changeWritten'
  | 'liesInPile'
  | 'notes'
  | 'noteHere'
  | 'noteNew'
  | 'noteNowhere'
  | 'notesNone'
  | 'notesSettled'
  | 'noteText'
  | 'noteAnswer'
  | 'noteLeave'
  | 'noteReply'
  | 'noteSettle'
  | 'noteReopen'
  | 'noteStillHolds'
  | 'noteChanged'
  | 'noteGone'
  | 'noteSettledBy'
  | 'noteAuthor'
  | 'noteAs'
  | 'noteOtherName'
  | 'noteGoTo'
  | 'noteOpen'
  | 'noteNotWritten'
  | 'forAll'
  | 'runPhase'
  | 'addAnchor'
  | 'takeAnchor'
  | 'smallerOf'
  | 'greaterOf'
  | 'restOf'
  | 'diceThat'
  | 'atLeast'
  | 'lessThan'
  | 'atMost'
  | 'moreThan'
  | 'equalTo'
  | 'otherThan'
  | 'storyOf'
  | 'storyTests'
  | 'storyNothing'
  | 'storyDie'
  | 'storyDieNot'
  | 'claimThere'
  | 'claimAway'
  | 'factThere'
  | 'factAway'
  | 'thisNumber'
  | 'storyAfter'
  | 'inChapters'
  | 'sumOf'
  | 'becauseOf'
  | 'storyOut'
  | 'mutation'
  | 'mutationHint'
  | 'mutationTry'
  | 'mutationMore'
  | 'mutationTried'
  | 'mutationCaught'
  | 'mutationEquivalent'
  | 'mutationUnsound'
  | 'mutationFailing'
  | 'mutationFile'
  | 'mutationChange'
  | 'mutationReached'
  | 'mutationNoReason'
  | 'mutationUnknown'
  | 'mutationNoticed'
  | 'mutationMark';

export const en: string = `# What the workbench says. Rulesets bring their own words for what is theirs.

rulesets = Rulesets
files = Files
text = Text
findings = Findings
play = Play
board = Board
chooseRuleset = Select a ruleset on the left to read and play it.
noRulesets = No rulesets found. Add a folder with a .sand file next to the others, then reload the page.
noFile = No file is open. Select one on the left.
noFindings = No findings. The rules compile.
notYet = The rules don’t compile yet. See the findings below the text.
startGame = Choose who plays, then start a game.
seats = Seats
seed = Seed
seedAny = random
seedHint = Leave empty for a random seed. Enter a seed to replay the same game.
newGame = New game
human = Human
random = Random bot
search = Search bot
policy = Scripted bot
undo = Undo
redo = Redo
viewer = View as
viewAll = Everything
viewAsked = Active player
busy = Another player is deciding …
waiting = Waiting for: { $who }
anyone = Any of these players may answer: { $who }
speak = Answer as { $who }
change = Change answer of { $who }
step = Random move
run = Play to end
stop = Stop
confirm = Confirm
write = Enter as text
handIn = Submit
restNone = Set the rest to “None”
back = Back
none = None
chooseBetween = Choose { $low } to { $high }
chooseExactly = Choose { $low }
inOrder = , in order
excluded = Unavailable ({ $n })
log = Log
emptyLog = No moves yet.
toRule = Go to rule
editMap = Edit map
leaveMap = Done editing map
brush = Brush
moveThings = Move pieces
nothingHere = nothing
brushHint = Click a cell, or move to it with the arrow keys and press Enter. Each click is one undo step in the file.
moveHint = From { $cell }: now click the destination cell.
nothingPainted = No change.
undoEdit = Undo edit
timeLine = Timeline
decisionOf = Move { $n } of { $of }
won = Winner: { $who }
nobodyWon = Nobody wins.
standing = Scoreboard
oldRules = The rules have errors. You’re playing the last version that compiled.
drawn = The game is a draw.
fault = The rules hit a runtime error.
otherRules = This match was started with other rules (version { $version }) and has been replayed with the current ones.
lost = Move { $n } is no longer legal: { $why } It and the moves after it ({ $left } in total) are on hold until the rules allow them.
unseated = The changed rules don’t have these seats. The match and its { $n } moves are on hold until the seats are back.
lostOver = the match is already over by then.
lostQuestion = a different question is asked there.
lostRole = a different player is asked there.
lostAnswer = that answer doesn’t exist.
lostAllowed = that answer isn’t allowed.
dockBeside = Dock beside the board
dockBelow = Dock below the board
more = { $n } more
doubtful = is allowed, but unlikely to succeed.
stepBack = Previous move
stepOn = Next move
branches = Variations ({ $n })
branch = From move { $n }: { $what } ({ $of } in total)
branchFrom = From move { $n }
earlier = Previous games ({ $n })
backTo = Reopen previous game: { $seats }, seed { $seed }, { $n } moves
fromNext = Changes apply to the next game.
startAgain = Restart now
keyUndo = Undo your last move
keyRedo = Redo
keyStep = Previous or next move, whoever made it
keyBack = One step back within an answer
refused = Rejected: { $why }
saved = Saved
notSaved = Couldn’t save { $file }. { $why } Your changes are kept in this browser; retrying …
tryNow = Retry now
full = The disk is full.
unwritable = You don’t have permission to write to the folder.
gone = The folder no longer exists.
failed = The disk reported an error.
unreachable = The server isn’t responding.
tooLarge = Files can’t be larger than 2 MB.
name = This file name isn’t allowed.
notPart = A ruleset can’t contain a file with this name or type.
sameName = A file whose name differs only in case already exists. On many systems, both would be the same file.
readOnly = The file is read-only.
cannotRead = The file can’t be read at the moment.
token = The server doesn’t recognize this browser. Open the address shown in the terminal.
forbidden = Files can’t be written there.
fileGone = { $file } is no longer in the folder. Nothing was written, and your changes are kept here. Saving resumes when the file is back.
writeAnew = Recreate file
letGo = Discard
unsaved = Unsaved
save = Save
format = Format
close = Close { $file }
conflict = { $file } was changed by someone else. Nothing was written. Which version do you want to keep?
mine = Your version
theirs = Their version
keepMine = Keep yours
ctrlKey = Ctrl
shiftKey = Shift
spaceKey = Space
keyLeave = Leave the editor, or accept a suggestion
keyTab = Toggle whether Tab indents or moves focus
keyComplete = Suggestions
keyRepair = Quick fix
keyRename = Rename symbol
keyDefinition = Go to definition
keyBoard = Zoom in, zoom out, zoom to fit
tabIndents = Tab indents; press Ctrl+M, then Tab to leave the editor
fits = Suggestion: { $what }
odds = Odds
oddsPoint = Hover over or focus an answer to see its odds.
oddsExact = Exact:
oddsRuns = From { $n } samples:
oddsPositions = Depends on hidden information. Average over { $n } possible positions:
oddsCertain = No chance involved.
oddsChanges = Changes
oddsInterval = { $low } to { $high } (95% confidence interval)
oddsGone = { $what } is removed
oddsAppears = { $what } is added
lookFirst = Preview odds before confirming
doIt = Confirm answer
takeFits = Use suggestion
takeTheirs = Use theirs
language = Language
loading = Loading …
trouble = Error: { $what }
dismiss = Dismiss
compiled = compiled in { $ms } ms
asks = { $seat } to decide
closer = Zoom in
farther = Zoom out
whole = Zoom to fit
asTable = Table
tableOf = Table: { $kind }
addRow = New row
duplicateRow = Duplicate row
deleteRow = Delete row
noRows = No rows yet.
rowOf = Row { $id }
howItDoes = Balance
howItDoesHint = Bots play test games with the current rules. See how often each row is chosen, and how often that side wins.
games = Games
letPlay = Run simulation
gamesPlayed = { $n } of { $of } games
gamesOld = The rules have changed since these games.
chosenTimes = Chosen
chosenPerGame = Per game
wonThen = Win rate when chosen (overall: { $share })
comesFrom = Source: { $source }
error = Error
warning = Warning
note = Note
below = Panel
newFile = New file
create = Create
rename = Rename
delete = Delete
cancel = Cancel
keep = Cancel
fileName = File name
deleteQuestion = Delete { $file }? This can’t be undone.
badName = “{ $file }” isn’t a valid name: it needs at least one letter from a to z, or a digit.
taken = A file named { $file } already exists.
changed = { $file } was changed by someone else in the meantime. Nothing was done; review the file first.
standard = Default ({ $value })
yes = yes
no = no
options = Options
variants = House rules
layEarlier = Move { $name } up
laidOver = Overridden by house rule **{ $name }** ({ $place }):
backToBase = Revert to base rules: remove this from { $file }
toText = Open source
pieces = { $n } pieces
explain = Explain
explainCode = What does “{ $code }” mean?
noName = No name from the rules here.
boardHint = Use the wheel or + and − to zoom, 0 to fit, and the arrow keys or dragging to pan.
translate = Translate
newLanguage = New language
languageCode = Language code, such as fr
badLanguage = A language code has two or three lowercase letters, such as fr, or includes a region, such as pt-BR.
noValues = The rules haven’t compiled yet, so the values in the texts aren’t known.
bringUp = Update from source
bringUpSome = Update from source (missing texts: { $n })
unreadable = Some lines of the file can’t be read and would be lost. Check its findings first.
pseudo = Pseudolocale
pseudoHint = Shows the page with altered letters. Text that still looks normal isn’t translatable yet.
showTexts = Show
all = All
missing = Missing
fuzzy = Needs review
withFindings = With findings
translated = Translated
searchTexts = Search texts
noneShown = No matching texts.
progress = { $n } of { $of } translated
progressFuzzy = { $n } to review
progressMissing = { $n } missing
source = Source
reads = Current source
wasBefore = Changes in the source
target = Translation ({ $lang })
insert = Insert at cursor
lookedAt = Mark as reviewed
lookedAtHint = The source has changed since this was translated. Readers see the source text until you mark the translation as reviewed.
before = Previous
after = Next
previousText = Previous text
nextText = Next text
sourcePage = Page in the source language
targetPage = Page in the translation
noPage = The page appears here once the rules compile.
emptyCatalogue = This file has no texts yet. Update it from the source to add them.

## Ways through the page, and how it looks
question = Question
panels = Panes
resizeLeft = Resize ruleset list
resizeBelow = Resize panel
resizePlay = Resize play area
theme = Theme
themeSystem = System
themeLight = Light
themeDark = Dark
themeContrast = High contrast
tabLeaves = Tab leaves the editor; press Ctrl+M to make it indent
textOf = Text of { $file }. { $leave }.
help = Help
shut = Close
enterKey = Enter
keysPage = Everywhere
keyHelp = Show this help
keyRegion = Next pane
keyRegionBack = Previous pane
keyNextFinding = Next finding
keyUses = Find references
keyFind = Find in file
keyCells = Move between cells
keyCell = Edit the cell, or accept the edit
keyCellBack = Leave the cell unchanged
keyChoices = Move between choices
keyChoose = Select the choice
keyMove = Pan the board
placesList = Places as a list
placeBeside = adjacent to { $place }
mayChoose = can be chosen

## Projects, archives and links
project = Project
exportZip = Export as ZIP
importFiles = Import ZIP or files …
importFolder = Import folder …
saveAsFile = Download { $file }
dropHere = Drop to preview the import. Nothing is written yet.
importTitle = Import from { $file }
importNothing = Nothing here can be imported.
importProblems = { $n ->
    [one] 1 item skipped
   *[other] { $n } items skipped
  }
importNotes = Notes
importOther = { $n ->
    [one] 1 file already exists with different content
   *[other] { $n } files already exist with different content
  }
importOtherHint = Your files stay unchanged unless you use theirs.
importNew = { $n ->
    [one] 1 new file
   *[other] { $n } new files
  }
importSame = { $n ->
    [one] 1 file is identical.
   *[other] { $n } files are identical.
  }
importMatch = Includes a match ({ $n ->
    [one] 1 move
   *[other] { $n } moves
  }), which will be opened. You can go back to yours.
importTake = { $n ->
    [one] Import 1 file
   *[other] Import { $n } files
  }
importOpen = Open
lines = { $n ->
    [one] 1 line
   *[other] { $n } lines
  }
linesDiffer = +{ $added } −{ $removed } lines
showDifference = Show differences
noDifference = The files are identical.
moreLines = … and { $n } more lines

## House rules whose base has changed.
baseChanged = The base of a house rule has changed
baseThen = Base then
baseNow = Base now
variantSays = House rule { $name }
rebaseStale = The base rule that “{ $name }” overrides has changed.
rebaseDrift = “{ $name }” overrides a rule whose name is the same, but whose contents have changed.
rebaseGone = The base rule that “{ $name }” overrides no longer exists.
keepPatch = Keep override
dropPatch = Use base rules
editPatch = Edit
undoChoice = Undo
closeRebases = Close
allRebased = All resolved.
notKnown = Unknown
rebasesLeft = Changed base rules: { $n }
showThree = Show base then, base now, and house rule

## Going to anything, and what is shown beside the text
goTo = Go to …
goToName = Name of a declaration, item, question or file
findText = Find in files
goNames = Names
goText = Text
goNothing = No results.
goMember = item
goField = field
goQuestion = question
goFile = file
goSetting = constant
keyGoTo = Go to a name or file
keyFindText = Find in all files
besideText = Inline hints
besideTextHint = Shows above each declaration how often it is used, and next to names the values they stand for

shareLink = Share link …
shareTitle = Share link
shareWhat = Contents of the link
shareVariants = House rules for { $name }: { $variants }
shareChanges = Your changes to { $name }
shareWhole = The whole ruleset { $name }
shareMatch = The match: seats, options, seed { $seed }, and { $n ->
    [one] 1 move
   *[other] { $n } moves
  }
linkLabel = Link ({ $length } characters)
copyLink = Copy link
linkCopied = Link copied.
linkByHand = Your browser doesn’t allow copying. The link is selected: press Ctrl+C to copy it.
linkHint = Anyone with the link can see this. Nothing is stored on a server: the link itself contains everything.
linkTooLong = The link would have { $length } characters. Mail and chat apps cut off links longer than { $most }; send a ZIP file instead.
fromLink = Shared link
linkOver = { $n ->
    [0] No files of your { $name } are replaced.
    [one] Shows 1 file in place of the one in your { $name }.
   *[other] Shows { $n } files in place of those in your { $name }.
  } Your folder isn’t changed.
linkWhole = Contains the ruleset { $name }. Your folder isn’t changed.
linkOther = Your { $name } isn’t the version this link was made with ({ $version }), so parts of it may not work.
keepLink = Save a copy …
closeLink = Close link
linkCut = This link is incomplete: part of it was lost. Ask for it again, ideally as a file or on a line of its own.
linkNewer = This link was made with a newer version of Sandtable.
linkNoRuleset = This link needs the ruleset { $name }, which isn’t here. Add it and open the link again, or save the contents of the link.
linkAsZip = Save contents as ZIP
## Doing things to a match by hand
byHand = Manual edits
steps = Moves
handNoGame = Start a game to set dice results and edit the position.
handSeesAll = Manual edits are only available while viewing as “Everything”.
dice = Dice
diceHint = Set the result of dice or draws, separated by commas. Apply it to the next roll, or change the last one.
otherPlace = Which die or draw?
rollAgain = Reroll last move
otherChance = New random seed from here
fellLast = Last: { $faces }
sameAgain = Repeat
toldNext = Queued ({ $n } ahead): { $faces }
shallGive = Result
nextTime = Set next roll
lastTime = Change last roll
changePosition = Position
changeHint = Set a value; the current question is updated.
changeWhat = Property
changeOf = of
changeTo = to
changeToAll = to (separated by commas)
changeIt = Change
personMark = human
botMark = bot
byHandMark = manual
toldMark = forced dice
linesBeside = Compare variations ({ $n })
noSteps = No moves yet.
hold = Pin
whatIf = What if …
leaveOut = Remove move
backToSteps = Back to moves
lineLeft = Original line
lineFollowed = Current line
lineNamed = { $n } (from move { $from }, { $of } moves)
openLine = Switch to this line
stepNumber = Move
differs = different
stands = Final position
lineBreaks = No longer legal from move { $n }.
stillRuns = The game isn’t over.
isOver = The game is over.
whatIfNow = Choose a different answer for move { $n }. Later moves are replayed as far as they stay legal.
glancing = Viewing move { $n }
glanceOver = Back to current move
toPhase = Go to phase …
phaseAt = { $phase } (move { $step })

## Changing something in a house rule.
changeHere = Change this in a house rule
changeIn = House rule
writeChange = Add to house rule
nothingToChange = There is nothing here that a house rule can change.
badVariant = The name of a house rule may contain letters, digits and hyphens, and can’t be that of a JSON file.
draft-set = Change value of
draft-cell = Change value of
draft-remove = Remove
draft-replace = Replace all of
draft-step = Replace this step
draft-before = Add steps before
draft-after = Add steps after
draft-require = Add condition to
draft-again = Replace
draft-extend = Add field to
draft-text = Change text of

startPage = Home
startLead = Write the rules of a board game as text, and play them right away.
startGames = Games
startNone = No rulesets yet. Create one, or import one.
startBegin = New
startDrop = You can also drop ZIP files, folders or single files anywhere on this page.
newGameRules = New game …
newVariant = New house rule …
newVariantOf = New house rule for { $name }
newVariantHint = A house rule is a small file that contains only what differs from { $name }. The game itself stays unchanged.
variantAbout = House rule: describe the change in one line.
variantFirst = Remove the two slashes and change the value to see the effect.
countVariants = { $n ->
    [one] 1 house rule
   *[other] { $n } house rules
  }
nameOf = Name
beginsWith = Template
templateSmall = small two-player game
templateMap = small game with a map
templateEmpty = empty
keptWhere = Location
keptInFolder = Folder with the other rulesets
keptInBrowser = This browser only
gameTaken = A ruleset named { $file } already exists.
inBrowser = In this browser
copyToBrowser = Save a copy in this browser
forgetProject = Delete from this browser …
forgetQuestion = { $name } is stored in this browser only. Deleting it can’t be undone; export it as ZIP first if you might need it.
folderAway = Rulesets stored in this browser are still available.
folderAwayHere = You can keep working. Your changes are kept here and are saved once the folder responds. To be safe, save a copy in this browser.
pageFailed = The page couldn’t be displayed
pageFailedStart = Something on the home page caused an error.
pageFailedWith = Something in “{ $ruleset }” caused an error.
pageFailedHint = Your files are unchanged. The ruleset can often still be opened and fixed without its texts.
closeThisRuleset = Close this ruleset
openWithoutTexts = Open without texts
reloadPage = Reload page
openWithTexts = Show texts
notReopened = Not reopened
notReopenedWhy = “{ $ruleset }” wasn’t reopened because the page failed while it was open.
openAnyway = Open anyway
noRoom = This browser’s storage is full. Nothing was saved.
noStore = This browser doesn’t allow the page to store data, perhaps because of a private window or its settings. Nothing was saved.
## Findings, by file and under their cause
findingCount = { $severity ->
    [error] { $n ->
        [one] 1 error
       *[other] { $n } errors
    }
    [warning] { $n ->
        [one] 1 warning
       *[other] { $n } warnings
    }
   *[note] { $n ->
        [one] 1 note
       *[other] { $n } notes
    }
  }
findingFile = Findings in
findingAllFiles = all { $n } files
findingKeys = Press F8 for the next one, Shift+F8 for the previous one.
findingFollows = { $n ->
    [one] 1 related finding
   *[other] { $n } related findings
  }
findingsMore = { $n } more …
keyLastFinding = Previous finding

## What has run of the rules
coverage = Coverage
coverageSum = { $n } of { $of } rules covered.
coverageAll = All rules covered.
coverageWhole = Show covered rules
coverageMarks = Show coverage in the editor and tables
coveragePlay = Run { $n } bot games
coverageHint = Counts the rules executed in this match so far.
coverageGames = Bots have played { $n } random games, with all seats and options.
coverageLooking = Looking for a game that runs { $rule }: { $n } games so far.
coverageMissed = { $rule } didn’t run in { $n } random games. It may be unreachable, or it may need a deliberate choice.
coverageRule = Rule
coverageHere = In this match
coverageBots = Bot games
coverageLook = Find a game that runs it
coverageLookFor = Find a game that runs { $rule }
ranHere = Ran { $n } times in this match.
ranPassed = The code around this ran, but this never did.
ranNever = Never ran.
## Languages
fellBackPage = Page: { $lang }
fellBackRules = Board and log: { $lang }
fellBackHint = Not available in { $lang } yet.
testLanguage = Pseudolocale
## Differences between rules, in meaning and in play
differences = Differences
inMeaning = Rule changes
inPlay = Simulation
inText = Texts
exchange = Swap A and B
sideA = A
sideB = B
sideBase = Base rules
sideOpened = As opened
sideChosen = Selected: { $names }
sideBroken = The rules of { $side } have errors. See the findings.
sameMeaning = No rule changes.
playedBy = Played by
searching = Search bot, { $n } tries
consequencesHint = Bots play the same games with A and with B, using the same dice where both roll the same. Any difference comes from the rules.
otherSides = These results are from a different A or B.
sameGames = { $n } of { $of } games are identical.
nothingClear = No statistically significant difference.
gamesFaulted = Games with a runtime error: { $n }.
figuresHead = Results
figuresFinal = Final values
figuresMembers = Final counts by value
figuresUse = Rules executed per game
figuresChosen = Choices per game
figuresAll = Show all { $n }
figureDifference = Difference
figureInterval = 95% confidence interval
isClear = significant
measureWon = Won by { $role }
measureDrawn = No winner
measureLimited = Stopped at the limit
measureDecisions = Moves
shareChart = Wins in A and B
lengthChart = Moves per game, A above and B below
partedGames = Games that diverge
partedAt = Game { $game }, after { $n ->
        [one] 1 move:
       *[other] { $n } moves:
    }
partedAnswer = “{ $question }” has a different answer
gameOver = game over
openGameIn = Open in { $side } (game { $game })
cannotOpenGame = These rules are no longer available.
openIn = Open in { $side }
history = Restore points
historyHint = Stored in this browser: everything from the last hour, one restore point per hour for a day, and one per day for a month.
historyRefused = Restore points can’t be stored: this browser’s storage is full or disabled. Saving still works.
historyNone = No changes yet.
historyPoints = { $n ->
    [one] 1 restore point and its changed files
   *[other] { $n } restore points and their changed files
  }
historySame = Nothing has changed since then.
goneSince = deleted since
changedSince = +{ $added } −{ $removed } lines since then
restore = Restore
restoreAll = Restore all { $n } files
otherTabs = { $n ->
    [one] Also open in another tab
   *[other] Also open in { $n } other tabs
  }
otherTabsHint = Changes saved in one tab appear in the others. If a file was changed in both, you’re asked which version to keep.
asExample = Save as example …
fromStep = From move
toStep = to
exampleCalled = Name
exampleName = as played
makeExample = Create example
makingExample = Running the example and removing moves it doesn’t need …
noExample = These moves can’t be saved as an example: the position was edited manually, the match ends in a runtime error, or some pieces can’t be told apart.
demands = Expectations at the end
demandsNothing = Nothing has changed; the example only checks that these moves are legal.
keepExample = Add example
## Why: not allowed, did not happen, what a decision did, what is watched
why = Why
whyHint = Ask why something isn’t allowed right now (below the question), or why a rule didn’t run (in the editor’s context menu).
whyNot = Why not?
whyNotThis = Why not { $what }?
whyNotOther = Why not something else?
whyChoose = Select …
whyOnBoard = Select on the board
whyRefused = Why was { $what } rejected?
whyDidNot = Why didn’t this run?
whyRule = What happened to this rule in move { $n }
whyNoRules = The rules have errors, so they can’t be explained.
whyNoMatch = The match can’t be replayed up to this point with the current rules.
whyNoPlace = There is no executable rule here.
findingOut = Loading explanation …
nothingAgainst = It’s allowed.
againstGuard = Its condition isn’t met.
againstOutside = It isn’t one of the candidates.
againstWhole = The answer as a whole doesn’t meet its condition.
againstBounds = The number of choices isn’t allowed.
againstLater = It would leave no legal answer to: { $next }
againstUnknown = The question has no such answer.
holds = true
fails = false
notLookedAt = not evaluated
unknownToYou = hidden from you
noValue = no value
thisIsWhy = ← the reason
partsOf = Parts of { $what }
ruleRan = It ran { $times ->
    [one] once
   *[other] { $times } times
  }:
ruleTest = Not reached: the enclosing condition was false.
ruleAnswer = Not reached: a different answer was chosen here.
ruleLeft = Not reached: the enclosing block ended earlier, or is still running.
ruleUncalled = { $name } wasn’t called.
ruleWhenever = The condition was evaluated and was false.
decisionBefore = Previous move
decisionAfter = Next move
ranLast = Last ran in move { $n }
inside = Debug
lookInside = Debug
lookInsideOf = Debug move { $n }
insideHint = Step through the rules behind a move; editor and board follow along.
insideOf = Move { $n }
insideNote = Debugging move { $n }: board after step { $step } of { $of }
insideLeave = Back to match
insideCut = Showing the first { $n } steps.
insideNothing = No rules run in this move.
step-back = Step back
step-into = Step into
step-over = Step over
step-out = Step out
watch = Watch
watchHint = Watch an expression, such as the size of a set, to see its value now and after each move.
watchThis = Expression to watch
watchAdd = Add watch
watchNoMore = Remove { $what }
watchBefore = before: { $before }
watchSelected = Watch selection
historyOf = Values of { $what } by move
valueAt = Move { $n }: { $value }

## Why something is as it is.
inTheRules = In the rules:
botGames = Bot games
howManyGames = Games
playGames = Run bot games
gamesTold = { $n } of { $of } games: { $drawn } drawn, { $faults } with a runtime error, { $endless } unfinished
winsOf = { $who }: { $n } wins
oddGames = Problem games
oddGame = Game { $n } (seed { $seed }, { $decisions } moves)
endlessGame = didn’t finish
openGame = Open
moreRuns = More
botStep = Bot move
runTurn = Play to end of turn
## Examples with one mechanism each
gallery = Examples
galleryHint = Each example shows one mechanism in fewer than 60 lines. It opens as a copy, so you can change anything.
galleryOpen = Open a copy
exampleDice = Dice combat
exampleHidden = Hidden markers
exampleSealed = Simultaneous orders
exampleCards = Deck, hidden hands and tricks
exampleHexes = Movement on hexes
exampleSearch = Supply lines and retreats
examplePolicy = Solitaire opponent with a policy
examplePool = Recruiting and losing units
exampleBids = Secret bidding
exampleVariants = Small game with two house rules

## The tour
tour = 5-minute tour
tourStep = Step { $n } of { $of }
tourNext = Next
tourBack = Back
tourLeave = Exit tour
tourSkip = Skip
tourDone = Done! Continue
tourOpen = Open the game **hex-dice** from the list, or create one from the examples.
tourChange = Change a number in the text: set \`hitsFrom\` to 9, which is out of range. Any error will do.
tourFinding = The panel below the text shows what is wrong and how to fix it. Select the finding, then fix it: Ctrl+Z in the text undoes your change.
tourPlay = Start a game with New game.
tourDecide = Answer a question: click one of the highlighted places on the board, or an answer below it.
tourUndo = Take the move back with Undo.
tourHouse = Open Setup, then House rules, and turn one on. The rules change at once and the game goes on.
tourLanguage = Change the language at the top right. Games come with their own translations.
tourEnd = That’s the workflow: text, findings, play. Press F1 to see all keyboard shortcuts, or explore the examples.
## Terms beside a text
glossary = Terms in this text
glossaryNever = (not: { $words })

## Tables
pastedLeft = Cells skipped because there is no column for them: { $n }.

## Chance of piles, and of the beginning
liesOnTop = On top (topmost first)

## Watching and moving what is clicked on the board
aimPin = Click what you want to watch
aimCounter = Drag a counter, or select it and then its destination
aimTo = Select the destination of { $what }
aimDone = Done
pinOnBoard = Pin from board
pinWhich = Which property do you want to watch?
pinEnough = Done pinning
moveOnBoard = Move pieces on the board
watchIt = Watch
## Plural forms of a catalogue
targetForm = Translation ({ $lang }), form { $n } of { $of }
## Work that takes long, and what was stopped
slowPlay = The rules are still running. You can keep using the page.
slowWhy = The explanation is taking a while. You can keep using the page.
slowCheck = Checking the rules is taking a while. You can keep using the page; your changes are saved.
stopWork = Stop
stoppedPlay = Stopped: the rules didn’t finish in time. The match is unchanged. Look for infinite loops, nested conditions, and choices with very many answers.
stoppedPlayIn = Stopped: the rules of phase “{ $phase }” didn’t finish in time. The match is unchanged. Look there for infinite loops, nested conditions, and choices with very many answers.
stoppedReplay = Stopped: this match couldn’t be replayed in time with the current rules. It is kept and will be tried again after your next edit.
stoppedWhy = Stopped: the explanation took too long.
stoppedCheck = Stopped: the rules couldn’t be checked in time. Your changes are kept, and the last rules that compiled stay in play. They are checked again after your next edit.
## Long lists
findInLog = Search log
linesFound = { $n ->
    [one] 1 line
   *[other] { $n } lines
}

## Break-points
breaks = Breakpoints
breaksHint = Bots stop at breakpoints. Set one in the margin of the text, with F9, or where a watched expression becomes true.
breakHere = Toggle breakpoint
breakHint = Bots stop when this runs
breakNoMore = Remove breakpoint at { $what }
stopWhen = Stop when true: { $what }
stopsWhen = becomes true:
stoppedAt = Stopped at move { $n }: { $what }
## Heat of coverage
coverageRunExamples = Run examples
coverageExamples = In examples
coverageExamplesRun = { $n } examples run.
coverageOnBoard = On the board
ranExamples = Ran { $n } times in { $of } examples.
ranBots = Ran { $n } times in { $games } bot games.
heatNever = never
heatNeverRead = This row was never read, neither in this match nor in bot games.
heatRead = Read { $n } times in this match and in bot games.
heatTitle = How often each place was entered, or chosen in a move:
heatPlace = entered { $entered } times, chosen { $named } times
heatNothing = never entered or chosen

## Changes of many places
previewOf = Preview: { $title }
previewApply = { $n ->
    [one] Apply 1 change
   *[other] Apply { $n } changes
}
previewOld = The text has changed since this preview. Close it and try again.
previewBefore = Before
previewAfter = After
bulk = Bulk edit
bulkOf = Bulk edit { $kind }
bulkWhere = Only rows where
bulkColumn = Column
bulkValue = New value
bulkHow = Refer to a row as “row”, for example row.worth > 2. Without a condition, all rows are changed. The new value can be an expression, for example row.worth + 1.
bulkRows = { $n ->
    [0] No rows will change.
    [one] 1 row will change.
   *[other] { $n } rows will change.
}
bulkMore = and { $n } more

## Sessions as files
sessions = Saved games ({ $n })
sessionWord = session
sessionName = Name
sessionKeep = Save game
sessionOver = Overwrite
sessionOpen = Resume { $name }
sessionBad = This file doesn’t contain a valid match.
## The page for players
playLinkLabel = For players: board, log and rules only ({ $length } characters)
copyPlayLink = Copy player link
linkTells = Both links include the seed and every move of the match. Anyone with a link can find out all hidden information and future dice.
seenLinkTells = The spectator link includes only what everyone at the table can see: no seed, no hidden moves. Spectators can watch the match, but not play on.
seenLinkLabel = For spectators: no hidden information ({ $length } characters)
copySeenLink = Copy spectator link
seenLinkTooLong = The spectator link would have { $length } characters. Mail and chat apps cut off links longer than { $most }.
onlooking = You’re watching this match as a spectator. You can’t play on from here.
onlookingOther = This link shows a match with different rules from yours, so it can’t be displayed.
playerWorkbench = Open in workbench
playerRules = Rules
playerNoRules = This ruleset doesn’t include a rulebook.
playerWrong = These rules can’t be played yet: { $n ->
    [one] they have 1 error.
   *[other] they have { $n } errors.
  } Ask the sender to fix them, or fix them yourself.
playerMend = Fix in workbench

## Games made shorter
shorten = Shorten
shorteningTo = Shortening: { $n } moves so far …
shortenedTo = Shortened to { $n } moves.
openShortened = Open without shortening
## Pictures of the board
pictureSvg = Export board as SVG
picturePng = Export board as PNG
printBoard = Print board and cards …
pictureNone = This game’s board can’t be exported as an image. You can print it together with its tables and cards.
## No room: in the browser, below the text, in a house rule
notKept = This browser’s storage is full too. Export your work before you close the page (Project > Export as ZIP).
moreParts = More …
jsonVariant = { $name } is a JSON file, which Sandtable doesn’t edit.
besideVariant = Create { $name } instead
lostInCourse = Move { $n } is no longer legal after the change before it: { $why } It and the moves after it ({ $left } in total) are on hold. The original line is available under Variations.
filterRows = Filter rows
rowsShown = { $shown } of { $all } rows
sortBy = Sort by { $column }
keyEnds = First or last cell of the row; with Ctrl, of the table
keyHold = Select several cells
keyCopy = Copy the selected cells, or paste
keyFill = Fill the selection from its first row, or a single cell from the one above
laidIn = House rule { $name } changes this to { $value }.

## Findings on the map
mapFindings = Findings on the map

## Files that are no text
notText = This file isn’t encoded as UTF-8, so some characters can’t be read and saving would corrupt them. It is read-only. Convert it to UTF-8 with another program to edit it here.
unreadableMark = (unreadable)
unreadableFile = This file can’t be read: you don’t have permission, or another program has locked it. Everything else still works. The file opens as soon as it can be read.

## Games of bots that never end
slowBots = The bot games are still running. You can keep using the page.
stoppedBots = Stopped: a bot game didn’t finish in time. Results so far are kept. Look for infinite loops, nested conditions, and choices with very many answers.

## Break-points and coverage through the eyes of one seat
noCondition = not a condition in these rules
coverageSeesAll = While you view the match as one seat, it doesn’t count here: coverage could reveal information hidden from that seat.

## A link whose address only this computer knows
linkHere = This link works on this computer only. Send the ZIP file instead.

## What stands below games of bots
compareAlone = Compare with base rules
noOddGames = No problem games. Games that fail or don’t finish appear here, to open or shorten.

## Names that are typed, and what becomes of them in the folder
willBe = File name: { $name }
variantAboutOf = { $title }: describe the change in one line.

## An example that was written, and whether it holds
exampleStands = Saved in { $file }, line { $line }.
exampleRuns = Running …
exampleHolds = Example passed.
exampleHoldsLaid = Example passed with { $rules }.
exampleFails = Example failed: { $why }
exampleAlone = Example failed with the base rules: { $why }
exampleGone = This example is no longer in the ruleset.
exampleUnknown = Stopped before the result was known.
tryAgain = Try again
toPlace = Go to source

## What was stopped: odds, and what waited behind it
stoppedOdds = Stopped: the odds of this answer couldn’t be calculated in time. The match is unchanged and goes on.
stoppedBehind = { $n ->
    [one] Your last action was waiting for it and was canceled. Please repeat it.
   *[other] Your last { $n } actions were waiting for it and were canceled. Please repeat them.
}

## The log leads to how something came about; marks in tables
whyLine = Why?
sourceMark = † Has a source: hover to see it.

## The project menu in groups, and tables in the list of files
menuBegin = New & open
menuSave = Save
menuShare = Share
menuPrint = Images & print
menuHistory = { history } …
tables = Tables
printBook = Print rulebook …
noBook = The rulebook can’t be printed: the rules have errors, or there is no text yet.
## The rulebook beside a match
bookStopped = The rulebook couldn’t be created in time.
## What is no text does not go out
notWhole = Not encoded as UTF-8: { $files }. The page can’t read these files completely, so they can’t be exported. Convert them to UTF-8 with another program, or copy the files directly.
## Places and links of a map
mapTool = Edit the map
placeTool = Move places and labels
mapLinkTool = Add or remove links: { $relation }
placeHint = Drag a place or its label. Or select a place by clicking, or with the arrow keys and Enter. The text shows its declaration.
placeChosen = Drag it, or select it again to pick it up: arrow keys move it, Shift moves faster, Enter or a click drops it, Escape cancels.
partOf = Part of { $place } to move
partMiddle = Center
partAnchor = Point { $n }
partName = Label
freeName = Auto-place label
notOnMap = Not on the map:
putOnMap = Add to map …
layoutMissing = This board has an automatic layout. To move places, create a layout file.
writeLayout = Create layout.json
carried = { $place }: now at { $x }, { $y }. Arrow keys move it, Shift moves faster, Enter drops it, Escape cancels.
carriedName = Label of { $place }: now at { $x }, { $y }. Arrow keys move it, Shift moves faster, Enter drops it, Escape cancels.
mapLinkHint = Select two places to add a link between them, or to remove the one they have.
mapLinkTo = From { $from }: now select the other place.
mapLinkBoth = both ways
mapLinkAdded = Link added to { $relation }: { $from } – { $to }.
mapLinkCut = Link removed from { $relation }: { $from } – { $to }.
mapLinkEnds = { $relation } can’t link { $from } and { $to }: it is for other kinds.
mapLinkVariant = The link between { $from } and { $to } is set by an active house rule. Change it there, or turn the house rule off.
mapLinkUnreadable = The table of { $relation } can’t be read at the moment. See the findings.
mapLinksOfCells = Neighboring cells follow from their position; there are no links to edit.
mapLinksNone = These rules have no relation between two places of the board, so there are no links to edit. Adjacency is computed by functions, or by fields of the places.
settleTool = Edit starting positions
settleEnd = Move starting positions: { $relation }
settleHint = Select a place where a piece starts, then the place where it should start instead.
settleNone = The tables don’t set any starting positions.
settleTo = From { $place }: now select the new starting place.
redoEdit = Redo edit
keySource = Open its source

## A match that stands at a break-point is shortened
shortenHint = Find a shorter match that also reaches this point.
## What lies outside of the board's window
beyondEdge = Show { $n } more choices beyond this edge

## The set-up folds while a match runs
setUp = Setup

## Members that a seat cannot tell apart
hiddenMember = { $name } (hidden)

## Maps as files
printSheet = Print map on one page …
mapImport = Import map …
mapTitle = Map from { $file }
mapReading = Reading file …
mapFound = Found { $places ->
    [one] 1 place
   *[other] { $places } places
  } and { $links ->
    [one] 1 link
   *[other] { $links } links
  }.
mapOutlines = Preview of the imported map
mapKind = Kind of places
mapRelation = Relation for neighbors
mapNew = { $name } (new)
mapNameBy = Property for names
mapUsual = default
mapFlat = Flat
mapEquirectangular = Equirectangular
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 new item
   *[other] { $n } new items
  } in { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 existing item gets its position
   *[other] { $n } existing items get their positions
  } from the map: { $names }
mapLinks = { $n ->
    [0] No new links
    [one] 1 new link
   *[other] { $n } new links
  } in { $relation }; existing links: { $known }
mapCopied = New items copy { $columns } from the last existing item. Review these values.
mapMore = and { $n } more
mapNothing = Nothing to import: the rules already contain all of it.
mapOnGlobe = This game’s map uses longitude and latitude, which a drawing doesn’t have. Import a GeoJSON file, or set “projection” in { $file } to “none”.
mapNoLayout = { $file } has errors, so nothing can be added to it. See the findings.
mapProblems = Skipped or imported in part
mapTake = Import map
mapTaken = Map imported. Changed files: { $files }.
mapTakeBack = Undo import
## Files that go out of the page
savedAs = Saved as { $file }

## An answer that was half given
setAside = Your unfinished answer was set aside. Use Undo to restore it.
## Why not, in sentences: what a condition wants, and what there is
nounOf = { $name } of { $of }
nounDistance = distance { $of }
nounIs = { $name } ({ $value })
andMore = and { $n } more
whyInRules = In the rules
whyBefore = This explains an earlier question; a new one is open now.
whyOtherRules = The rules have changed since this was explained.
whyAgain = Update
tooFew = Select at least { $n }.
tooMany = Select at most { $n }.
againstLaterThis = “{ $next }”: { $value } isn’t possible.
claimUnknown = It depends on information hidden from you.
claimAny = At least one of these is required:
claimEqual = { $what }: { $has }, but must be { $than }.
claimEqualBare = { $what } isn’t { $than }.
claimOther = { $what } must not be { $than }.
claimOtherBare = It must not be { $than }.
claimLeast = { $what }: { $has }, but must be at least { $than }.
claimLess = { $what }: { $has }, but must be less than { $than }.
claimMost = { $what }: { $has }, but must be at most { $than }.
claimMore = { $what }: { $has }, but must be more than { $than }.
claimIn = { $what } isn’t one of: { $than }.
claimOut = { $what } must not be one of: { $than }.
claimNone = { $what }: { $has }, but there must be none.
claimSome = { $what }: none, but there must be at least one.
claimTrue = “{ $what }” is false.
claimFalse = “{ $what }” is true, but must be false.
claimTrueOf = “{ $what }” is false for { $of }.
claimFalseOf = “{ $what }” is true for { $of }, but must be false.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, not { $than }.
factLeast = { $what }: { $has }, at least { $than }.
factLess = { $what }: { $has }, less than { $than }.
factMost = { $what }: { $has }, at most { $than }.
factMore = { $what }: { $has }, more than { $than }.
factIn = { $what } is one of: { $than }.
factOut = { $what } isn’t one of: { $than }.
factNone = { $what }: none.
factSome = { $what }: { $has }.
factTrue = “{ $what }” is true.
factFalse = “{ $what }” is false.
factTrueOf = “{ $what }” is true for { $of }.
factFalseOf = “{ $what }” is false for { $of }.

## A value is changed in a house rule
newValue = New value
houseRuleByTheWay = house-rule
writeAllTheSame = Save anyway
changeWritten = Saved in { $file }

## The position is changed by hand
liesInPile = is in

## Notes at rules
notes = Comments
noteHere = Add comment
noteNew = New comment
noteNowhere = There is no named rule here to comment on.
notesNone = No comments yet. To add one, put the cursor in a rule and choose “Add comment” from the context menu.
notesSettled = { $n ->
    [one] 1 resolved thread
   *[other] { $n } resolved threads
}
noteText = Comment on { $rule }
noteAnswer = Reply about { $rule }
noteLeave = Post comment
noteReply = Reply
noteSettle = Resolve
noteReopen = Reopen
noteStillHolds = Still valid
noteChanged = changed since
noteGone = no longer in the rules
noteSettledBy = resolved
noteAuthor = Your name
noteAs = as { $name }
noteOtherName = Change name
noteGoTo = { $rule }: go to rule
noteOpen = Open comments: { $n }
noteNotWritten = Couldn’t save notes.md. Your text is kept here.
## One answer for all, and a phase that bots finish
forAll = For all { $n }: { $what }
runPhase = Let bots finish: { $phase }
## Points of regions on the map
addAnchor = Add point
takeAnchor = Remove point
## How a result came about
smallerOf = the smaller of
greaterOf = the greater of
restOf = the remainder of
diceThat = { $name }, { $wanted } each
atLeast = at least { $value }
lessThan = less than { $value }
atMost = at most { $value }
moreThan = more than { $value }
equalTo = { $value }
otherThan = not { $value }
storyOf = How this was calculated: { $line }
storyTests = Because:
storyNothing = Nothing to calculate.
storyDie = die rolled { $face }
storyDieNot = die rolled { $face }, which doesn’t count
claimThere = { $what } doesn’t exist.
claimAway = { $what } exists, but must not.
factThere = { $what } exists.
factAway = { $what } doesn’t exist.
thisNumber = the number
storyAfter = Then:
inChapters = In the rulebook:
sumOf = { $name }:
becauseOf = { $name }, because: { $why }
storyOut = { $face } doesn’t count

## Changes that nobody notices
mutation = Mutation testing
mutationHint = Changes the rules in one place at a time and runs the examples and expectations. A change that none of them catches shows what isn’t tested.
mutationTry = Try { $n } mutations
mutationMore = Try { $n } more mutations
mutationTried = { $n } of { $of } mutations tried.
mutationCaught = { $n } of { $of } mutations caught.
mutationEquivalent = { $n } listed as equivalent.
mutationUnsound = Mutations can be tried once the rules have no errors.
mutationFailing = Mutations can be tried once all examples pass. Failing: { $names }
mutationFile = File
mutationChange = Mutation
mutationReached = Examples reaching it
mutationNoReason = Missing reason why this mutation is equivalent: { $change }
mutationUnknown = This mutation no longer applies; delete the entry: { $change }
mutationNoticed = This mutation is now caught; delete the entry: { $change }
mutationMark = Not caught by any example: { $change }
`;
export const de: string = `# Was die Werkbank sagt. Für das Ihre haben Regelwerke eigene Worte.

rulesets = Regelwerke
files = Dateien
text = Text
findings = Probleme
play = Spiel
board = Spielplan
chooseRuleset = Wähle links ein Regelwerk, um es zu lesen und zu spielen.
noRulesets = Keine Regelwerke gefunden. Lege einen Ordner mit einer .sand-Datei dazu und lade die Seite neu.
noFile = Keine Datei geöffnet. Wähle links eine aus.
noFindings = Keine Probleme. Die Regeln lassen sich kompilieren.
notYet = Die Regeln lassen sich noch nicht kompilieren. Siehe die Probleme unter dem Text.
startGame = Wähle, wer spielt, und starte eine Partie.
seats = Plätze
seed = Startwert
seedAny = zufällig
seedHint = Leer lassen für einen zufälligen Startwert. Mit demselben Startwert verläuft eine Partie gleich.
newGame = Neue Partie
human = Mensch
random = Zufalls-Bot
search = Such-Bot
policy = Regel-Bot
undo = Rückgängig
redo = Wiederholen
viewer = Ansicht
viewAll = Alles
viewAsked = Wer am Zug ist
busy = Warten auf anderen Spieler …
waiting = Warten auf: { $who }
anyone = Eine dieser Rollen darf antworten: { $who }
speak = Als { $who } antworten
change = Antwort von { $who } ändern
step = Zufälliger Zug
run = Bis zum Ende spielen
stop = Anhalten
confirm = Bestätigen
write = Als Text eingeben
handIn = Abgeben
restNone = Übrige auf „Nichts“ setzen
back = Zurück
none = Nichts
chooseBetween = Wähle { $low } bis { $high }
chooseExactly = Wähle { $low }
inOrder = , in dieser Reihenfolge
excluded = Nicht verfügbar ({ $n })
log = Protokoll
emptyLog = Noch keine Züge.
toRule = Zur Regel
editMap = Karte bearbeiten
leaveMap = Bearbeiten beenden
brush = Pinsel
moveThings = Spielsteine verschieben
nothingHere = nichts
brushHint = Klicke ein Feld an, oder gehe mit den Pfeiltasten hin und drücke die Eingabetaste. Jeder Klick ist ein Bearbeitungsschritt der Datei.
moveHint = Von { $cell }: Klicke jetzt das Zielfeld an.
nothingPainted = Keine Änderung.
undoEdit = Änderung rückgängig machen
timeLine = Zeitleiste
decisionOf = Zug { $n } von { $of }
won = Sieg: { $who }.
nobodyWon = Niemand gewinnt.
standing = Spielstand
oldRules = Die Regeln haben Fehler. Du spielst mit der letzten Version, die sich kompilieren ließ.
drawn = Die Partie endet unentschieden.
fault = In den Regeln ist ein Laufzeitfehler aufgetreten.
otherRules = Diese Partie wurde mit anderen Regeln begonnen (Version { $version }) und mit den aktuellen nachgespielt.
lost = Zug { $n } ist nicht mehr erlaubt: { $why } Er und die Züge danach (insgesamt { $left }) werden zurückgestellt, bis die Regeln sie zulassen.
unseated = Die geänderten Regeln kennen diese Plätze nicht. Die Partie mit ihren { $n } Zügen wird zurückgestellt, bis es die Plätze wieder gibt.
lostOver = die Partie ist dann schon beendet.
lostQuestion = dort wird etwas anderes gefragt.
lostRole = dort wird jemand anderes gefragt.
lostAnswer = diese Antwort gibt es nicht.
lostAllowed = sie ist nicht erlaubt.
dockBeside = Neben dem Spielplan anordnen
dockBelow = Unter dem Spielplan anordnen
more = { $n } weitere
doubtful = ist erlaubt, wird aber wahrscheinlich nicht gelingen.
stepBack = Zug zurück
stepOn = Zug vor
branches = Varianten ({ $n })
branch = Ab Zug { $n }: { $what } (insgesamt { $of })
branchFrom = Ab Zug { $n }
earlier = Frühere Partien ({ $n })
backTo = Vorige Partie öffnen: { $seats }, Startwert { $seed }, { $n } Züge
fromNext = Die Änderungen gelten ab der nächsten Partie.
startAgain = Jetzt neu starten
keyUndo = Eigenen Zug rückgängig machen
keyRedo = Wiederholen
keyStep = Zug zurück oder vor, egal von wem
keyBack = In einer Antwort einen Schritt zurück
refused = Abgelehnt: { $why }
saved = Gespeichert
notSaved = { $file } konnte nicht gespeichert werden. { $why } Deine Änderungen bleiben in diesem Browser erhalten; neuer Versuch …
tryNow = Erneut versuchen
full = Der Datenträger ist voll.
unwritable = Du hast keine Schreibrechte für den Ordner.
gone = Den Ordner gibt es nicht mehr.
failed = Der Datenträger meldet einen Fehler.
unreachable = Der Server antwortet nicht.
tooLarge = Dateien dürfen höchstens 2 MB groß sein.
name = Dieser Dateiname ist nicht erlaubt.
notPart = Eine Datei mit diesem Namen oder Typ ist in einem Regelwerk nicht erlaubt.
sameName = Es gibt bereits eine Datei, deren Name sich nur in Groß- und Kleinschreibung unterscheidet. Auf vielen Systemen wären beide dieselbe Datei.
readOnly = Die Datei ist schreibgeschützt.
cannotRead = Die Datei kann gerade nicht gelesen werden.
token = Der Server kennt diesen Browser nicht. Öffne die Adresse, die im Terminal steht.
forbidden = Dort können keine Dateien geschrieben werden.
fileGone = { $file } ist nicht mehr im Ordner. Es wurde nichts geschrieben, und deine Änderungen bleiben hier erhalten. Sobald die Datei wieder da ist, wird weiter gespeichert.
writeAnew = Datei neu anlegen
letGo = Verwerfen
unsaved = Nicht gespeichert
save = Speichern
format = Formatieren
close = { $file } schließen
conflict = { $file } wurde von jemand anderem geändert. Es wurde nichts geschrieben. Welche Version möchtest du behalten?
mine = Meine Version
theirs = Andere Version
keepMine = Meine behalten
ctrlKey = Strg
shiftKey = Umschalt
spaceKey = Leertaste
keyLeave = Editor verlassen oder Vorschlag übernehmen
keyTab = Umschalten: Tab rückt ein oder wechselt den Fokus
keyComplete = Vorschläge
keyRepair = Schnellkorrektur
keyRename = Symbol umbenennen
keyDefinition = Gehe zur Definition
keyBoard = Vergrößern, verkleinern, einpassen
tabIndents = Tab rückt ein; mit Strg+M und Tab verlässt du den Editor
fits = Vorschlag: { $what }
odds = Wahrscheinlichkeiten
oddsPoint = Zeige auf eine Antwort oder fokussiere sie, um die Wahrscheinlichkeiten zu sehen.
oddsExact = Exakt:
oddsRuns = Aus { $n } Stichproben:
oddsPositions = Hängt von verdeckten Informationen ab. Mittelwert über { $n } mögliche Stellungen:
oddsCertain = Kein Zufall beteiligt.
oddsChanges = Änderungen
oddsInterval = { $low } bis { $high } (95-%-Konfidenzintervall)
oddsGone = { $what } wird entfernt
oddsAppears = { $what } kommt hinzu
lookFirst = Vor dem Bestätigen Wahrscheinlichkeiten zeigen
doIt = Antwort bestätigen
takeFits = Vorschlag übernehmen
takeTheirs = Andere übernehmen
language = Sprache
loading = Lädt …
trouble = Fehler: { $what }
dismiss = Ausblenden
compiled = kompiliert in { $ms } ms
asks = Am Zug: { $seat }
closer = Vergrößern
farther = Verkleinern
whole = Einpassen
asTable = Tabelle
tableOf = Tabelle: { $kind }
addRow = Neue Zeile
duplicateRow = Zeile duplizieren
deleteRow = Zeile löschen
noRows = Noch keine Zeilen.
rowOf = Zeile { $id }
howItDoes = Siegquoten
howItDoesHint = Bots spielen Testpartien mit den aktuellen Regeln. Du siehst, wie oft jede Zeile gewählt wird und wie oft die Seite dann gewinnt.
games = Partien
letPlay = Simulation starten
gamesPlayed = { $n } von { $of } Partien
gamesOld = Die Regeln haben sich seit diesen Partien geändert.
chosenTimes = Gewählt
chosenPerGame = Je Partie
wonThen = Siegquote, wenn gewählt (insgesamt: { $share })
comesFrom = Quelle: { $source }
error = Fehler
warning = Warnung
note = Hinweis
below = Bereich unter dem Text
newFile = Neue Datei
create = Erstellen
rename = Umbenennen
delete = Löschen
cancel = Abbrechen
keep = Abbrechen
fileName = Dateiname
deleteQuestion = { $file } löschen? Das kann nicht rückgängig gemacht werden.
badName = „{ $file }“ ist kein gültiger Name: Er braucht mindestens einen Buchstaben von a bis z oder eine Ziffer.
taken = Es gibt bereits eine Datei namens { $file }.
changed = { $file } wurde inzwischen von jemand anderem geändert. Es ist nichts geschehen; prüfe zuerst die Datei.
standard = Standard ({ $value })
yes = ja
no = nein
options = Optionen
variants = Hausregeln
layEarlier = { $name } nach oben
laidOver = Überschrieben durch Hausregel **{ $name }** ({ $place }):
backToBase = Auf Grundregel zurücksetzen: aus { $file } entfernen
toText = Quelle öffnen
pieces = { $n } Spielsteine
explain = Erklären
explainCode = Was bedeutet „{ $code }“?
noName = Hier steht kein Name aus den Regeln.
boardHint = Mit dem Mausrad oder + und − zoomen, mit 0 einpassen, mit Pfeiltasten oder durch Ziehen verschieben.
translate = Übersetzen
newLanguage = Neue Sprache
languageCode = Sprachkürzel, z. B. fr
badLanguage = Ein Sprachkürzel besteht aus zwei oder drei Kleinbuchstaben, z. B. fr, oder enthält eine Region, z. B. pt-BR.
noValues = Die Regeln ließen sich noch nicht kompilieren, daher sind die Werte der Texte noch nicht bekannt.
bringUp = Aktualisieren
bringUpSome = Aktualisieren (fehlende Texte: { $n })
unreadable = Einige Zeilen der Datei können nicht gelesen werden und gingen verloren. Prüfe zuerst ihre Probleme.
pseudo = Testsprache
pseudoHint = Zeigt die Seite mit veränderten Buchstaben. Was normal aussieht, ist noch nicht übersetzbar.
showTexts = Anzeigen
all = Alle
missing = Fehlend
fuzzy = Zu prüfen
withFindings = Mit Problemen
translated = Übersetzt
searchTexts = Texte durchsuchen
noneShown = Keine passenden Texte.
progress = { $n } von { $of } übersetzt
progressFuzzy = { $n } zu prüfen
progressMissing = { $n } fehlend
source = Quelle
reads = Aktueller Quelltext
wasBefore = Änderungen in der Quelle
target = Übersetzung ({ $lang })
insert = An Cursorposition einfügen
lookedAt = Als geprüft markieren
lookedAtHint = Die Quelle hat sich seit dieser Übersetzung geändert. Leser sehen den Text der Quelle, bis du die Übersetzung als geprüft markierst.
before = Vorher
after = Nachher
previousText = Vorheriger Text
nextText = Nächster Text
sourcePage = Seite in der Ausgangssprache
targetPage = Seite in der Übersetzung
noPage = Die Seite erscheint hier, sobald sich die Regeln kompilieren lassen.
emptyCatalogue = Diese Datei enthält noch keine Texte. Aktualisiere sie, um sie hinzuzufügen.

## Wege durch die Seite, und wie sie aussieht
question = Frage
panels = Bereiche
resizeLeft = Breite der Regelwerkliste
resizeBelow = Höhe des unteren Bereichs
resizePlay = Breite des Spielbereichs
theme = Design
themeSystem = System
themeLight = Hell
themeDark = Dunkel
themeContrast = Hoher Kontrast
tabLeaves = Tab verlässt den Editor; mit Strg+M rückt Tab ein
textOf = Text von { $file }. { $leave }.
help = Hilfe
shut = Schließen
enterKey = Eingabe
keysPage = Überall
keyHelp = Diese Hilfe anzeigen
keyRegion = Nächster Bereich
keyRegionBack = Vorheriger Bereich
keyNextFinding = Nächstes Problem
keyUses = Verweise suchen
keyFind = In der Datei suchen
keyCells = Von Zelle zu Zelle gehen
keyCell = Zelle bearbeiten oder Eingabe übernehmen
keyCellBack = Zelle unverändert lassen
keyChoices = Von Antwort zu Antwort gehen
keyChoose = Antwort auswählen
keyMove = Spielplan verschieben
placesList = Orte als Liste
placeBeside = benachbart zu { $place }
mayChoose = wählbar

## Projekte, Archive und Links
project = Projekt
exportZip = Als ZIP exportieren
importFiles = ZIP oder Dateien importieren …
importFolder = Ordner importieren …
saveAsFile = { $file } herunterladen
dropHere = Loslassen, um den Import anzusehen. Es wird noch nichts geschrieben.
importTitle = Import aus { $file }
importNothing = Nichts davon kann importiert werden.
importProblems = { $n ->
    [one] 1 Eintrag übersprungen
   *[other] { $n } Einträge übersprungen
  }
importNotes = Hinweise
importOther = { $n ->
    [one] 1 Datei gibt es bereits mit anderem Inhalt
   *[other] { $n } Dateien gibt es bereits mit anderem Inhalt
  }
importOtherHint = Deine Dateien bleiben unverändert, außer du übernimmst die andere Version.
importNew = { $n ->
    [one] 1 neue Datei
   *[other] { $n } neue Dateien
  }
importSame = { $n ->
    [one] 1 Datei ist identisch.
   *[other] { $n } Dateien sind identisch.
  }
importMatch = Enthält eine Partie ({ $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }), die geöffnet wird. Zu deiner Partie kannst du zurückkehren.
importTake = { $n ->
    [one] 1 Datei importieren
   *[other] { $n } Dateien importieren
  }
importOpen = Öffnen
lines = { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
  }
linesDiffer = +{ $added } −{ $removed } Zeilen
showDifference = Unterschiede anzeigen
noDifference = Die Dateien sind identisch.
moreLines = … und { $n } weitere Zeilen

## Hausregeln, unter denen sich die Regeln geändert haben.
baseChanged = Die Grundlage einer Hausregel hat sich geändert
baseThen = Grundregel vorher
baseNow = Grundregel jetzt
variantSays = Hausregel { $name }
rebaseStale = Die Grundregel, die „{ $name }“ überschreibt, hat sich geändert.
rebaseDrift = „{ $name }“ überschreibt eine Regel, deren Name gleich geblieben ist, deren Inhalt sich aber geändert hat.
rebaseGone = Die Grundregel, die „{ $name }“ überschreibt, gibt es nicht mehr.
keepPatch = Hausregel behalten
dropPatch = Grundregel verwenden
editPatch = Bearbeiten
undoChoice = Rückgängig
closeRebases = Schließen
allRebased = Alles erledigt.
notKnown = Unbekannt
rebasesLeft = Geänderte Grundregeln: { $n }
showThree = Grundregel vorher, Grundregel jetzt und Hausregel anzeigen

## Überallhin springen, und was neben dem Text steht
goTo = Gehe zu …
goToName = Name einer Deklaration, eines Elements, einer Frage oder einer Datei
findText = In Dateien suchen
goNames = Namen
goText = Text
goNothing = Keine Ergebnisse.
goMember = Element
goField = Feld
goQuestion = Frage
goFile = Datei
goSetting = Konstante
keyGoTo = Gehe zu Name oder Datei
keyFindText = In allen Dateien suchen
besideText = Inline-Hinweise
besideTextHint = Zeigt über Deklarationen, wie oft sie verwendet werden, und neben Namen, für welche Werte sie stehen

shareLink = Link teilen …
shareTitle = Link teilen
shareWhat = Inhalt des Links
shareVariants = Hausregeln für { $name }: { $variants }
shareChanges = Deine Änderungen an { $name }
shareWhole = Das ganze Regelwerk { $name }
shareMatch = Die Partie: Plätze, Optionen, Startwert { $seed } und { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
  }
linkLabel = Link ({ $length } Zeichen)
copyLink = Link kopieren
linkCopied = Link kopiert.
linkByHand = Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopiere ihn mit Strg+C.
linkHint = Wer den Link hat, kann das sehen. Auf einem Server wird nichts gespeichert: Alles steckt im Link.
linkTooLong = Der Link hätte { $length } Zeichen. Mail- und Chatprogramme kürzen Links über { $most } Zeichen; schicke lieber eine ZIP-Datei.
fromLink = Geteilter Link
linkOver = { $n ->
    [0] Keine Datei deines { $name } wird ersetzt.
    [one] Zeigt 1 Datei anstelle der in deinem { $name }.
   *[other] Zeigt { $n } Dateien anstelle der in deinem { $name }.
  } Dein Ordner wird nicht geändert.
linkWhole = Enthält das Regelwerk { $name }. Dein Ordner wird nicht geändert.
linkOther = Dein { $name } ist nicht die Version, mit der dieser Link erstellt wurde ({ $version }). Manches funktioniert deshalb vielleicht nicht.
keepLink = Kopie speichern …
closeLink = Link schließen
linkCut = Dieser Link ist unvollständig: Ein Teil ging verloren. Lass ihn dir noch einmal schicken, am besten als Datei oder in einer eigenen Zeile.
linkNewer = Dieser Link wurde mit einer neueren Version von Sandtable erstellt.
linkNoRuleset = Dieser Link braucht das Regelwerk { $name }, das hier fehlt. Füge es hinzu und öffne den Link noch einmal, oder speichere den Inhalt des Links.
linkAsZip = Inhalt als ZIP speichern
## Doing things to a match by hand
byHand = Manuell ändern
steps = Züge
handNoGame = Starte eine Partie, um Würfelergebnisse vorzugeben und die Stellung zu ändern.
handSeesAll = Manuelle Änderungen sind nur in der Ansicht „Alles“ möglich.
dice = Würfel
diceHint = Gib die Ergebnisse von Würfeln oder vom Ziehen vor, durch Kommas getrennt: für den nächsten Wurf oder nachträglich für den letzten.
otherPlace = Welcher Wurf oder Stapel?
rollAgain = Letzten Zug neu auswürfeln
otherChance = Ab hier neuer Startwert
fellLast = Zuletzt: { $faces }
sameAgain = Wiederholen
toldNext = Vorgemerkt ({ $n }. Wurf ab jetzt): { $faces }
shallGive = Ergebnis
nextTime = Nächsten Wurf festlegen
lastTime = Letzten Wurf ändern
changePosition = Stellung
changeHint = Setze einen Wert; die aktuelle Frage wird angepasst.
changeWhat = Eigenschaft
changeOf = von
changeTo = auf
changeToAll = auf (durch Kommas getrennt)
changeIt = Ändern
personMark = Mensch
botMark = Bot
byHandMark = manuell
toldMark = vorgegebene Würfel
linesBeside = Varianten vergleichen ({ $n })
noSteps = Noch keine Züge.
hold = Anheften
whatIf = Was wäre wenn …
leaveOut = Zug entfernen
backToSteps = Zurück zu den Zügen
lineLeft = Ursprüngliche Variante
lineFollowed = Aktuelle Variante
lineNamed = { $n } (ab Zug { $from }, { $of } Züge)
openLine = Zu dieser Variante wechseln
stepNumber = Zug
differs = verschieden
stands = Endstellung
lineBreaks = Ab Zug { $n } nicht mehr erlaubt.
stillRuns = Die Partie läuft noch.
isOver = Die Partie ist beendet.
whatIfNow = Wähle für Zug { $n } eine andere Antwort. Spätere Züge werden übernommen, solange sie erlaubt sind.
glancing = Ansicht: Zug { $n }
glanceOver = Zurück zum aktuellen Zug
toPhase = Gehe zu Phase …
phaseAt = { $phase } (Zug { $step })

## Etwas in einer Hausregel ändern.
changeHere = In einer Hausregel ändern
changeIn = Hausregel
writeChange = In die Hausregel schreiben
nothingToChange = Hier gibt es nichts, was eine Hausregel ändern kann.
badVariant = Der Name einer Hausregel darf nur Buchstaben, Ziffern und Bindestriche enthalten und nicht der einer JSON-Datei sein.
draft-set = Wert ändern von
draft-cell = Wert ändern von
draft-remove = Entfernen:
draft-replace = Ganz ersetzen:
draft-step = Schritt ersetzen:
draft-before = Schritte einfügen vor
draft-after = Schritte einfügen nach
draft-require = Bedingung hinzufügen zu
draft-again = Ersetzen:
draft-extend = Feld hinzufügen zu
draft-text = Text ändern von

startPage = Startseite
startLead = Schreibe die Regeln eines Brettspiels als Text und spiele sie sofort.
startGames = Spiele
startNone = Noch keine Regelwerke. Erstelle eines oder importiere eines.
startBegin = Neu
startDrop = Du kannst ZIP-Dateien, Ordner oder einzelne Dateien auch an beliebiger Stelle auf diese Seite ziehen.
newGameRules = Neues Spiel …
newVariant = Neue Hausregel …
newVariantOf = Neue Hausregel für { $name }
newVariantHint = Eine Hausregel ist eine kleine Datei, die nur enthält, was von { $name } abweicht. Das Spiel selbst bleibt unverändert.
variantAbout = Hausregel: Beschreibe die Änderung in einer Zeile.
variantFirst = Entferne die beiden Schrägstriche und ändere den Wert, um die Wirkung zu sehen.
countVariants = { $n ->
    [one] 1 Hausregel
   *[other] { $n } Hausregeln
  }
nameOf = Name
beginsWith = Vorlage
templateSmall = kleines Spiel für zwei Seiten
templateMap = kleines Spiel mit Karte
templateEmpty = leer
keptWhere = Speicherort
keptInFolder = Ordner mit den anderen Regelwerken
keptInBrowser = Nur in diesem Browser
gameTaken = Es gibt bereits ein Regelwerk namens { $file }.
inBrowser = In diesem Browser
copyToBrowser = Kopie in diesem Browser speichern
forgetProject = Aus diesem Browser löschen …
forgetQuestion = { $name } ist nur in diesem Browser gespeichert. Das Löschen kann nicht rückgängig gemacht werden; exportiere es vorher als ZIP, wenn du es noch brauchen könntest.
folderAway = Regelwerke, die in diesem Browser gespeichert sind, bleiben verfügbar.
folderAwayHere = Du kannst weiterarbeiten. Deine Änderungen bleiben hier erhalten und werden gespeichert, sobald der Ordner wieder erreichbar ist. Speichere sicherheitshalber eine Kopie in diesem Browser.
pageFailed = Die Seite konnte nicht angezeigt werden
pageFailedStart = Auf der Startseite ist ein Fehler aufgetreten.
pageFailedWith = In „{ $ruleset }“ ist ein Fehler aufgetreten.
pageFailedHint = Deine Dateien sind unverändert. Ohne seine Texte lässt sich das Regelwerk oft noch öffnen und reparieren.
closeThisRuleset = Dieses Regelwerk schließen
openWithoutTexts = Ohne Texte öffnen
reloadPage = Seite neu laden
openWithTexts = Texte anzeigen
notReopened = Nicht wieder geöffnet
notReopenedWhy = „{ $ruleset }“ wurde nicht wieder geöffnet, weil die Seite damit abgestürzt ist.
openAnyway = Trotzdem öffnen
noRoom = Der Speicher dieses Browsers ist voll. Es wurde nichts gespeichert.
noStore = Dieser Browser erlaubt der Seite nicht, Daten zu speichern, etwa wegen eines privaten Fensters oder seiner Einstellungen. Es wurde nichts gespeichert.
## Befunde, nach Dateien und unter ihrer Ursache
findingCount = { $severity ->
    [error] { $n ->
        [one] 1 Fehler
       *[other] { $n } Fehler
    }
    [warning] { $n ->
        [one] 1 Warnung
       *[other] { $n } Warnungen
    }
   *[note] { $n ->
        [one] 1 Hinweis
       *[other] { $n } Hinweise
    }
  }
findingFile = Probleme in
findingAllFiles = allen { $n } Dateien
findingKeys = F8 zeigt das nächste, Umschalt+F8 das vorherige.
findingFollows = { $n ->
    [one] 1 Folgeproblem
   *[other] { $n } Folgeprobleme
  }
findingsMore = { $n } weitere …
keyLastFinding = Vorheriges Problem

## What has run of the rules
coverage = Abdeckung
coverageSum = { $n } von { $of } Regeln abgedeckt.
coverageAll = Alle Regeln abgedeckt.
coverageWhole = Abgedeckte Regeln anzeigen
coverageMarks = Abdeckung im Editor und in Tabellen anzeigen
coveragePlay = { $n } Bot-Partien spielen
coverageHint = Zählt die Regeln, die bisher in dieser Partie ausgeführt wurden.
coverageGames = Bots haben { $n } zufällige Partien gespielt, mit allen Plätzen und Optionen.
coverageLooking = Suche eine Partie, die { $rule } ausführt: bisher { $n } Partien.
coverageMissed = { $rule } wurde in { $n } zufälligen Partien nicht ausgeführt. Vielleicht ist die Regel unerreichbar, oder sie braucht eine bewusste Entscheidung.
coverageRule = Regel
coverageHere = In dieser Partie
coverageBots = In Bot-Partien
coverageLook = Partie suchen, die sie ausführt
coverageLookFor = Partie suchen, die { $rule } ausführt
ranHere = In dieser Partie { $n }-mal ausgeführt.
ranPassed = Der Code darum herum wurde ausgeführt, dieser hier nie.
ranNever = Nie ausgeführt.
## Sprachen
fellBackPage = Seite: { $lang }
fellBackRules = Spielplan und Protokoll: { $lang }
fellBackHint = Noch nicht auf { $lang } verfügbar.
testLanguage = Testsprache
## Unterschiede zwischen Regeln, im Sinn und im Spiel
differences = Unterschiede
inMeaning = Regeländerungen
inPlay = Simulation
inText = Texte
exchange = A und B vertauschen
sideA = A
sideB = B
sideBase = Grundregeln
sideOpened = Wie geöffnet
sideChosen = Ausgewählt: { $names }
sideBroken = Die Regeln von { $side } haben Fehler. Siehe Probleme.
sameMeaning = Keine Regeländerungen.
playedBy = Gespielt von
searching = Such-Bot, { $n } Versuche
consequencesHint = Bots spielen dieselben Partien mit A und mit B, mit denselben Würfen, wo beide dasselbe würfeln. Jeder Unterschied liegt an den Regeln.
otherSides = Diese Ergebnisse gehören zu einem anderen A oder B.
sameGames = { $n } von { $of } Partien sind identisch.
nothingClear = Kein statistisch signifikanter Unterschied.
gamesFaulted = Partien mit Laufzeitfehler: { $n }.
figuresHead = Ergebnisse
figuresFinal = Endwerte
figuresMembers = Anzahl am Ende nach Wert
figuresUse = Ausgeführte Regeln je Partie
figuresChosen = Gewählte Antworten je Partie
figuresAll = Alle { $n } anzeigen
figureDifference = Unterschied
figureInterval = 95-%-Konfidenzintervall
isClear = signifikant
measureWon = Sieg: { $role }
measureDrawn = Kein Sieger
measureLimited = Am Limit abgebrochen
measureDecisions = Züge
shareChart = Siege in A und B
lengthChart = Züge je Partie, A oben und B unten
partedGames = Partien, die abweichen
partedAt = Partie { $game }, nach { $n ->
        [one] 1 Zug:
       *[other] { $n } Zügen:
    }
partedAnswer = „{ $question }“ wird anders beantwortet
gameOver = beendet
openGameIn = In { $side } öffnen (Partie { $game })
cannotOpenGame = Diese Regeln sind nicht mehr verfügbar.
openIn = In { $side } öffnen
history = Wiederherstellungspunkte
historyHint = In diesem Browser gespeichert: alle der letzten Stunde, für einen Tag einer je Stunde, für einen Monat einer je Tag.
historyRefused = Wiederherstellungspunkte können nicht gespeichert werden: Der Speicher dieses Browsers ist voll oder deaktiviert. Das Speichern der Dateien funktioniert weiterhin.
historyNone = Noch keine Änderungen.
historyPoints = { $n ->
    [one] 1 Wiederherstellungspunkt und seine geänderten Dateien
   *[other] { $n } Wiederherstellungspunkte und ihre geänderten Dateien
  }
historySame = Seither hat sich nichts geändert.
goneSince = seither gelöscht
changedSince = seither +{ $added } −{ $removed } Zeilen
restore = Wiederherstellen
restoreAll = Alle { $n } Dateien wiederherstellen
otherTabs = { $n ->
    [one] Auch in einem anderen Tab offen
   *[other] Auch in { $n } anderen Tabs offen
  }
otherTabsHint = Was in einem Tab gespeichert wird, erscheint auch in den anderen. Wurde dieselbe Datei in beiden geändert, wirst du gefragt, welche Version bleiben soll.
asExample = Als Beispiel speichern …
fromStep = Von Zug
toStep = bis
exampleCalled = Name
exampleName = wie gespielt
makeExample = Beispiel erstellen
makingExample = Das Beispiel wird ausgeführt und auf die nötigen Züge gekürzt …
noExample = Diese Züge lassen sich nicht als Beispiel speichern: Die Stellung wurde manuell geändert, die Partie endet mit einem Laufzeitfehler, oder einige Spielsteine lassen sich nicht unterscheiden.
demands = Erwartungen am Ende
demandsNothing = Nichts hat sich geändert; das Beispiel prüft nur, ob diese Züge erlaubt sind.
keepExample = Beispiel hinzufügen
## Warum: nicht erlaubt, nicht geschehen, was eine Entscheidung tat, was beobachtet wird
why = Warum
whyHint = Frage, warum etwas gerade nicht erlaubt ist (unter der Frage), oder warum eine Regel nicht ausgeführt wurde (im Kontextmenü des Editors).
whyNot = Warum nicht?
whyNotThis = Warum nicht { $what }?
whyNotOther = Warum nicht etwas anderes?
whyChoose = Auswählen …
whyOnBoard = Auf dem Spielplan auswählen
whyRefused = Warum wurde { $what } abgelehnt?
whyDidNot = Warum wurde das nicht ausgeführt?
whyRule = Diese Regel in Zug { $n }
whyNoRules = Die Regeln haben Fehler und lassen sich deshalb nicht erklären.
whyNoMatch = Die Partie lässt sich mit den aktuellen Regeln nicht bis hierher nachspielen.
whyNoPlace = Hier steht keine ausführbare Regel.
findingOut = Erklärung wird geladen …
nothingAgainst = Es ist erlaubt.
againstGuard = Die Bedingung dafür ist nicht erfüllt.
againstOutside = Es gehört nicht zu den Kandidaten.
againstWhole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
againstBounds = Diese Anzahl ist nicht erlaubt.
againstLater = Danach gäbe es keine erlaubte Antwort auf: { $next }
againstUnknown = Auf diese Frage gibt es keine solche Antwort.
holds = wahr
fails = falsch
notLookedAt = nicht ausgewertet
unknownToYou = für dich verdeckt
noValue = kein Wert
thisIsWhy = ← der Grund
partsOf = Teile von { $what }
ruleRan = { $times ->
    [one] Einmal ausgeführt
   *[other] { $times }-mal ausgeführt
  }:
ruleTest = Nicht erreicht: Die umgebende Bedingung war falsch.
ruleAnswer = Nicht erreicht: Hier wurde eine andere Antwort gewählt.
ruleLeft = Nicht erreicht: Der umgebende Block endete vorher oder läuft noch.
ruleUncalled = { $name } wurde nicht aufgerufen.
ruleWhenever = Die Bedingung wurde ausgewertet und war falsch.
decisionBefore = Vorheriger Zug
decisionAfter = Nächster Zug
ranLast = Zuletzt in Zug { $n } ausgeführt
inside = Debuggen
lookInside = Debuggen
lookInsideOf = Zug { $n } debuggen
insideHint = Gehe die Regeln hinter einem Zug Schritt für Schritt durch; Editor und Spielplan folgen.
insideOf = Zug { $n }
insideNote = Zug { $n } debuggen: Spielplan nach Schritt { $step } von { $of }
insideLeave = Zurück zur Partie
insideCut = Die ersten { $n } Schritte werden angezeigt.
insideNothing = In diesem Zug werden keine Regeln ausgeführt.
step-back = Schritt zurück
step-into = Einzelschritt
step-over = Prozedurschritt
step-out = Ausführen bis Rücksprung
watch = Beobachten
watchHint = Beobachte einen Ausdruck, z. B. die Größe einer Menge, um seinen Wert jetzt und nach jedem Zug zu sehen.
watchThis = Zu beobachtender Ausdruck
watchAdd = Ausdruck hinzufügen
watchNoMore = { $what } entfernen
watchBefore = vorher: { $before }
watchSelected = Auswahl beobachten
historyOf = Werte von { $what } je Zug
valueAt = Zug { $n }: { $value }

## Warum etwas so ist.
inTheRules = In den Regeln:
botGames = Bot-Partien
howManyGames = Partien
playGames = Bot-Partien spielen
gamesTold = { $n } von { $of } Partien: { $drawn } unentschieden, { $faults } mit Laufzeitfehler, { $endless } nicht beendet
winsOf = { $who }: { $n } Siege
oddGames = Auffällige Partien
oddGame = Partie { $n } (Startwert { $seed }, { $decisions } Züge)
endlessGame = endet nicht
openGame = Öffnen
moreRuns = Mehr
botStep = Zug des Bots
runTurn = Bis zum Ende des Spielzugs spielen
## Beispiele mit je einem Mechanismus
gallery = Beispiele
galleryHint = Jedes Beispiel zeigt einen Mechanismus in weniger als 60 Zeilen. Es wird als Kopie geöffnet, du kannst also alles ändern.
galleryOpen = Kopie öffnen
exampleDice = Kampf mit Würfeln
exampleHidden = Verdeckte Marker
exampleSealed = Gleichzeitige Befehle
exampleCards = Stapel, verdeckte Hände und Stiche
exampleHexes = Bewegung auf Hexfeldern
exampleSearch = Nachschubwege und Rückzug
examplePolicy = Solospiel gegen einen Regel-Bot
examplePool = Einheiten ausheben und verlieren
exampleBids = Geheime Gebote
exampleVariants = Kleines Spiel mit zwei Hausregeln

## Der Rundgang
tour = Einführung (5 Minuten)
tourStep = Schritt { $n } von { $of }
tourNext = Weiter
tourBack = Zurück
tourLeave = Einführung beenden
tourSkip = Überspringen
tourDone = Geschafft! Weiter
tourOpen = Öffne das Spiel **hex-dice** aus der Liste, oder erstelle eines aus den Beispielen.
tourChange = Ändere eine Zahl im Text: Setze \`hitsFrom\` auf 9, also außerhalb des erlaubten Bereichs. Jeder andere Fehler geht auch.
tourFinding = Unter dem Text steht, was falsch ist und wie es sich beheben lässt. Wähle das Problem aus und behebe es: Strg+Z im Text macht deine Änderung rückgängig.
tourPlay = Starte eine Partie mit „Neue Partie“.
tourDecide = Beantworte eine Frage: Klicke eine hervorgehobene Stelle auf dem Spielplan an oder eine Antwort darunter.
tourUndo = Nimm den Zug mit „Rückgängig“ zurück.
tourHouse = Öffne „Spielaufbau“ und darin „Hausregeln“ und schalte eine ein. Die Regeln ändern sich sofort, und die Partie geht weiter.
tourLanguage = Ändere oben rechts die Sprache. Spiele bringen ihre eigenen Übersetzungen mit.
tourEnd = So arbeitest du hier: Text, Probleme, Spiel. F1 zeigt alle Tastenkürzel; die Beispiele zeigen je einen Mechanismus.
## Begriffe neben einem Text
glossary = Begriffe in diesem Text
glossaryNever = (nicht: { $words })

## Tables
pastedLeft = Übersprungene Zellen, weil es keine Spalte dafür gibt: { $n }.

## Zufall bei Stapeln und am Beginn
liesOnTop = Obenauf (oberste Karte zuerst)

## Beobachten und Versetzen, was auf dem Plan angeklickt wird
aimPin = Klicke an, was beobachtet werden soll
aimCounter = Ziehe einen Spielstein, oder wähle erst ihn und dann sein Ziel
aimTo = Wähle das Ziel für { $what }
aimDone = Fertig
pinOnBoard = Vom Spielplan anheften
pinWhich = Welche Eigenschaft möchtest du beobachten?
pinEnough = Anheften beenden
moveOnBoard = Spielsteine auf dem Spielplan verschieben
watchIt = Beobachten
## Plural forms of a catalogue
targetForm = Übersetzung ({ $lang }), Form { $n } von { $of }
## Arbeit, die lange dauert, und was abgebrochen wurde
slowPlay = Die Regeln laufen noch. Du kannst die Seite weiter benutzen.
slowWhy = Die Erklärung dauert länger. Du kannst die Seite weiter benutzen.
slowCheck = Die Prüfung der Regeln dauert länger. Du kannst die Seite weiter benutzen; deine Änderungen werden gespeichert.
stopWork = Abbrechen
stoppedPlay = Abgebrochen: Die Regeln wurden nicht rechtzeitig fertig. Die Partie ist unverändert. Suche nach Endlosschleifen, verschachtelten Bedingungen und Fragen mit sehr vielen Antworten.
stoppedPlayIn = Abgebrochen: Die Regeln der Phase „{ $phase }“ wurden nicht rechtzeitig fertig. Die Partie ist unverändert. Suche dort nach Endlosschleifen, verschachtelten Bedingungen und Fragen mit sehr vielen Antworten.
stoppedReplay = Abgebrochen: Diese Partie ließ sich mit den aktuellen Regeln nicht rechtzeitig nachspielen. Sie bleibt erhalten und wird nach der nächsten Änderung erneut versucht.
stoppedWhy = Abgebrochen: Die Erklärung hat zu lange gedauert.
stoppedCheck = Abgebrochen: Die Regeln ließen sich nicht rechtzeitig prüfen. Deine Änderungen bleiben erhalten, und die letzten kompilierten Regeln bleiben im Spiel. Nach der nächsten Änderung wird erneut geprüft.
## Long lists
findInLog = Protokoll durchsuchen
linesFound = { $n ->
    [one] 1 Zeile
   *[other] { $n } Zeilen
}

## Haltepunkte
breaks = Haltepunkte
breaksHint = Bots halten an Haltepunkten an. Setze einen am Rand des Texts, mit F9 oder dort, wo ein beobachteter Ausdruck wahr wird.
breakHere = Haltepunkt umschalten
breakHint = Bots halten hier an
breakNoMore = Haltepunkt bei { $what } entfernen
stopWhen = Anhalten, wenn wahr: { $what }
stopsWhen = wird wahr:
stoppedAt = Angehalten bei Zug { $n }: { $what }
## Heat of coverage
coverageRunExamples = Beispiele ausführen
coverageExamples = In Beispielen
coverageExamplesRun = { $n } Beispiele ausgeführt.
coverageOnBoard = Auf dem Spielplan
ranExamples = In { $of } Beispielen { $n }-mal ausgeführt.
ranBots = In { $games } Bot-Partien { $n }-mal ausgeführt.
heatNever = nie
heatNeverRead = Diese Zeile wurde nie gelesen, weder in dieser Partie noch in Bot-Partien.
heatRead = { $n }-mal gelesen, in dieser Partie und in Bot-Partien.
heatTitle = Wie oft Orte betreten oder in einem Zug gewählt wurden:
heatPlace = { $entered }-mal betreten, { $named }-mal gewählt
heatNothing = nie betreten oder gewählt

## Änderungen an vielen Stellen
previewOf = Vorschau: { $title }
previewApply = { $n ->
    [one] 1 Änderung anwenden
   *[other] { $n } Änderungen anwenden
}
previewOld = Der Text hat sich seit dieser Vorschau geändert. Schließe sie und versuche es erneut.
previewBefore = Vorher
previewAfter = Nachher
bulk = Sammelbearbeitung
bulkOf = Sammelbearbeitung: { $kind }
bulkWhere = Nur Zeilen, für die gilt
bulkColumn = Spalte
bulkValue = Neuer Wert
bulkHow = Eine Zeile heißt „row“, z. B. row.worth > 2. Ohne Bedingung werden alle Zeilen geändert. Der neue Wert kann ein Ausdruck sein, z. B. row.worth + 1.
bulkRows = { $n ->
    [0] Keine Zeile wird geändert.
    [one] 1 Zeile wird geändert.
   *[other] { $n } Zeilen werden geändert.
}
bulkMore = und { $n } weitere

## Partien als Dateien
sessions = Gespeicherte Partien ({ $n })
sessionWord = partie
sessionName = Name
sessionKeep = Partie speichern
sessionOver = Überschreiben
sessionOpen = { $name } fortsetzen
sessionBad = Diese Datei enthält keine gültige Partie.
## The page for players
playLinkLabel = Für Spieler: nur Spielplan, Protokoll und Regeln ({ $length } Zeichen)
copyPlayLink = Link für Spieler kopieren
linkTells = Beide Links enthalten den Startwert und alle Züge der Partie. Wer einen davon hat, kann alles Verdeckte und die künftigen Würfe erfahren.
seenLinkTells = Der Link für Zuschauer enthält nur, was alle am Tisch sehen dürfen: keinen Startwert, keine verdeckten Züge. Zuschauer können die Partie ansehen, aber nicht weiterspielen.
seenLinkLabel = Für Zuschauer: ohne verdeckte Informationen ({ $length } Zeichen)
copySeenLink = Link für Zuschauer kopieren
seenLinkTooLong = Der Link für Zuschauer hätte { $length } Zeichen. Mail- und Chatprogramme kürzen Links über { $most } Zeichen.
onlooking = Du siehst bei dieser Partie zu. Weiterspielen kannst du sie nicht.
onlookingOther = Dieser Link zeigt eine Partie mit anderen Regeln als deinen und kann deshalb nicht angezeigt werden.
playerWorkbench = In der Werkbank öffnen
playerRules = Regeln
playerNoRules = Dieses Regelwerk hat keine Spielanleitung.
playerWrong = Diese Regeln sind noch nicht spielbar: Sie { $n ->
    [one] haben 1 Fehler.
   *[other] haben { $n } Fehler.
  } Wer den Link geschickt hat, kann sie korrigieren; du auch.
playerMend = In der Werkbank korrigieren

## Verkürzte Partien
shorten = Kürzen
shorteningTo = Wird gekürzt: bisher { $n } Züge …
shortenedTo = Auf { $n } Züge gekürzt.
openShortened = Ungekürzt öffnen
## Pictures of the board
pictureSvg = Spielplan als SVG exportieren
picturePng = Spielplan als PNG exportieren
printBoard = Spielplan und Karten drucken …
pictureNone = Der Spielplan dieses Spiels kann nicht als Bild exportiert werden. Du kannst ihn mit seinen Tabellen und Karten drucken.
## No room: in the browser, below the text, in a house rule
notKept = Auch der Speicher dieses Browsers ist voll. Exportiere deine Arbeit, bevor du die Seite schließt (Projekt > Als ZIP exportieren).
moreParts = Mehr …
jsonVariant = { $name } ist eine JSON-Datei, die Sandtable nicht bearbeitet.
besideVariant = Stattdessen { $name } anlegen
lostInCourse = Zug { $n } ist nach der Änderung davor nicht mehr erlaubt: { $why } Er und die Züge danach (insgesamt { $left }) werden zurückgestellt. Die ursprüngliche Variante findest du unter Varianten.
filterRows = Zeilen filtern
rowsShown = { $shown } von { $all } Zeilen
sortBy = Nach { $column } sortieren
keyEnds = Erste oder letzte Zelle der Zeile; mit Strg der Tabelle
keyHold = Mehrere Zellen auswählen
keyCopy = Ausgewählte Zellen kopieren oder einfügen
keyFill = Auswahl aus ihrer ersten Zeile füllen, eine einzelne Zelle aus der darüber
laidIn = Hausregel { $name } ändert das auf { $value }.

## Findings on the map
mapFindings = Probleme auf der Karte

## Files that are no text
notText = Diese Datei ist nicht als UTF-8 gespeichert. Einige Zeichen sind nicht lesbar und gingen beim Speichern verloren, daher ist sie schreibgeschützt. Konvertiere sie mit einem anderen Programm in UTF-8, um sie hier zu bearbeiten.
unreadableMark = (nicht lesbar)
unreadableFile = Diese Datei kann nicht gelesen werden: Dir fehlen die Rechte, oder ein anderes Programm sperrt sie. Alles andere funktioniert weiterhin. Die Datei wird geöffnet, sobald sie lesbar ist.

## Games of bots that never end
slowBots = Die Bot-Partien laufen noch. Du kannst die Seite weiter benutzen.
stoppedBots = Abgebrochen: Eine Bot-Partie wurde nicht rechtzeitig fertig. Die bisherigen Ergebnisse bleiben erhalten. Suche nach Endlosschleifen, verschachtelten Bedingungen und Fragen mit sehr vielen Antworten.

## Break-points and coverage through the eyes of one seat
noCondition = in diesen Regeln keine Bedingung
coverageSeesAll = In der Ansicht einer Seite zählt die Partie hier nicht mit: Die Abdeckung könnte verraten, was dieser Seite verborgen ist.

## A link whose address only this computer knows
linkHere = Dieser Link funktioniert nur auf diesem Computer. Schicke stattdessen die ZIP-Datei.

## What stands below games of bots
compareAlone = Mit Grundregeln vergleichen
noOddGames = Keine auffälligen Partien. Partien, die scheitern oder nicht enden, erscheinen hier zum Öffnen oder Kürzen.

## Names that are typed, and what becomes of them in the folder
willBe = Dateiname: { $name }
variantAboutOf = { $title }: Beschreibe die Änderung in einer Zeile.

## An example that was written, and whether it holds
exampleStands = Gespeichert in { $file }, Zeile { $line }.
exampleRuns = Wird ausgeführt …
exampleHolds = Beispiel erfolgreich.
exampleHoldsLaid = Beispiel erfolgreich mit { $rules }.
exampleFails = Beispiel fehlgeschlagen: { $why }
exampleAlone = Beispiel mit den Grundregeln fehlgeschlagen: { $why }
exampleGone = Dieses Beispiel ist nicht mehr im Regelwerk.
exampleUnknown = Abgebrochen, bevor das Ergebnis feststand.
tryAgain = Erneut versuchen
toPlace = Zur Quelle

## What was stopped: odds, and what waited behind it
stoppedOdds = Abgebrochen: Die Wahrscheinlichkeiten dieser Antwort ließen sich nicht rechtzeitig berechnen. Die Partie ist unverändert und geht weiter.
stoppedBehind = { $n ->
    [one] Deine letzte Aktion wartete darauf und wurde verworfen. Bitte wiederhole sie.
   *[other] Deine letzten { $n } Aktionen warteten darauf und wurden verworfen. Bitte wiederhole sie.
}

## The log leads to how something came about; marks in tables
whyLine = Warum?
sourceMark = † Hat eine Quelle: zum Anzeigen darauf zeigen.

## The project menu in groups, and tables in the list of files
menuBegin = Neu und Öffnen
menuSave = Speichern
menuShare = Teilen
menuPrint = Bilder und Druck
menuHistory = { history } …
tables = Tabellen
printBook = Spielanleitung drucken …
noBook = Die Spielanleitung kann nicht gedruckt werden: Die Regeln haben Fehler, oder es gibt noch keinen Text.
## The rulebook beside a match
bookStopped = Die Spielanleitung konnte nicht rechtzeitig erstellt werden.
## Was kein Text ist, geht nicht hinaus
notWhole = Nicht als UTF-8 gespeichert: { $files }. Die Seite kann diese Dateien nicht vollständig lesen, daher können sie nicht exportiert werden. Konvertiere sie mit einem anderen Programm in UTF-8, oder kopiere die Dateien direkt.
## Orte und Verbindungen einer Karte
mapTool = Karte bearbeiten
placeTool = Orte und Beschriftungen verschieben
mapLinkTool = Verbindungen hinzufügen oder entfernen: { $relation }
placeHint = Ziehe einen Ort oder seine Beschriftung. Oder wähle einen Ort per Klick oder mit Pfeiltasten und Eingabetaste. Der Text zeigt seine Deklaration.
placeChosen = Ziehe ihn, oder wähle ihn noch einmal, um ihn aufzunehmen: Pfeiltasten verschieben, mit Umschalt schneller, Eingabetaste oder Klick legt ab, Esc bricht ab.
partOf = Teil von { $place }, der verschoben wird
partMiddle = Mitte
partAnchor = Punkt { $n }
partName = Beschriftung
freeName = Beschriftung automatisch platzieren
notOnMap = Nicht auf der Karte:
putOnMap = Zur Karte hinzufügen …
layoutMissing = Dieser Spielplan hat ein automatisches Layout. Um Orte zu verschieben, erstelle eine Layoutdatei.
writeLayout = layout.json erstellen
carried = { $place }: jetzt bei { $x }, { $y }. Pfeiltasten verschieben, mit Umschalt schneller, Eingabetaste legt ab, Esc bricht ab.
carriedName = Beschriftung von { $place }: jetzt bei { $x }, { $y }. Pfeiltasten verschieben, mit Umschalt schneller, Eingabetaste legt ab, Esc bricht ab.
mapLinkHint = Wähle zwei Orte, um eine Verbindung hinzuzufügen oder die vorhandene zu entfernen.
mapLinkTo = Von { $from }: Wähle jetzt den anderen Ort.
mapLinkBoth = in beide Richtungen
mapLinkAdded = Verbindung zu { $relation } hinzugefügt: { $from } – { $to }.
mapLinkCut = Verbindung aus { $relation } entfernt: { $from } – { $to }.
mapLinkEnds = { $relation } kann { $from } und { $to } nicht verbinden: Die Relation gilt für andere Arten.
mapLinkVariant = Die Verbindung zwischen { $from } und { $to } wird von einer aktiven Hausregel bestimmt. Ändere sie dort, oder schalte die Hausregel aus.
mapLinkUnreadable = Die Tabelle von { $relation } kann gerade nicht gelesen werden. Siehe Probleme.
mapLinksOfCells = Benachbarte Felder ergeben sich aus ihrer Lage; es gibt keine Verbindungen zu bearbeiten.
mapLinksNone = Diese Regeln haben keine Relation zwischen zwei Orten des Spielplans, daher gibt es keine Verbindungen zu bearbeiten. Nachbarschaft wird von Funktionen berechnet oder steht in Feldern der Orte.
settleTool = Startpositionen bearbeiten
settleEnd = Startpositionen verschieben: { $relation }
settleHint = Wähle einen Ort, an dem etwas startet, dann den Ort, an dem es stattdessen starten soll.
settleNone = Die Tabellen legen keine Startpositionen fest.
settleTo = Von { $place }: Wähle jetzt den neuen Startort.
redoEdit = Änderung wiederholen
keySource = Quelle öffnen

## A match that stands at a break-point is shortened
shortenHint = Kürzere Partie suchen, die auch hierher führt.
## What lies outside of the board's window
beyondEdge = { $n } weitere Möglichkeiten jenseits dieses Rands anzeigen

## The set-up folds while a match runs
setUp = Spielaufbau

## Members that a seat cannot tell apart
hiddenMember = { $name } (verdeckt)

## Maps as files
printSheet = Karte auf einer Seite drucken …
mapImport = Karte importieren …
mapTitle = Karte aus { $file }
mapReading = Datei wird gelesen …
mapFound = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  } und { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } gefunden.
mapOutlines = Vorschau der importierten Karte
mapKind = Art der Orte
mapRelation = Relation für Nachbarn
mapNew = { $name } (neu)
mapNameBy = Eigenschaft für Namen
mapUsual = Standard
mapFlat = Eben
mapEquirectangular = Plattkarte
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 neues Element
   *[other] { $n } neue Elemente
  } in { $kind }: { $names }
mapKnown = { $n ->
    [one] 1 vorhandenes Element erhält seine Position
   *[other] { $n } vorhandene Elemente erhalten ihre Position
  } aus der Karte: { $names }
mapLinks = { $n ->
    [0] Keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $n } neue Verbindungen
  } in { $relation }; vorhandene Verbindungen: { $known }
mapCopied = Neue Elemente übernehmen { $columns } vom letzten vorhandenen Element. Prüfe diese Werte.
mapMore = und { $n } weitere
mapNothing = Nichts zu importieren: Die Regeln enthalten schon alles.
mapOnGlobe = Die Karte dieses Spiels verwendet Längen- und Breitengrade, die eine Zeichnung nicht hat. Importiere eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
mapNoLayout = { $file } enthält Fehler, daher kann nichts hinzugefügt werden. Siehe Probleme.
mapProblems = Übersprungen oder teilweise importiert
mapTake = Karte importieren
mapTaken = Karte importiert. Geänderte Dateien: { $files }.
mapTakeBack = Import rückgängig machen
## Dateien, die die Seite verlassen
savedAs = Gespeichert als { $file }

## Eine halb gegebene Antwort
setAside = Deine unvollständige Antwort wurde zurückgelegt. Mit „Rückgängig“ stellst du sie wieder her.
## Warum nicht, in Sätzen: was eine Bedingung verlangt, und was da ist
nounOf = { $name } ({ $of })
nounDistance = Abstand { $of }
nounIs = { $name } ({ $value })
andMore = und { $n } weitere
whyInRules = In den Regeln
whyBefore = Das erklärt eine frühere Frage; inzwischen ist eine andere offen.
whyOtherRules = Die Regeln haben sich seit dieser Erklärung geändert.
whyAgain = Aktualisieren
tooFew = Wähle mindestens { $n }.
tooMany = Wähle höchstens { $n }.
againstLaterThis = „{ $next }“: { $value } ist nicht möglich.
claimUnknown = Es hängt von Informationen ab, die für dich verdeckt sind.
claimAny = Mindestens eine dieser Bedingungen muss erfüllt sein:
claimEqual = { $what }: { $has }, nötig ist { $than }.
claimEqualBare = { $what } ist nicht { $than }.
claimOther = { $what } darf nicht { $than } sein.
claimOtherBare = Es darf nicht { $than } sein.
claimLeast = { $what }: { $has }, nötig ist mindestens { $than }.
claimLess = { $what }: { $has }, nötig ist weniger als { $than }.
claimMost = { $what }: { $has }, erlaubt ist höchstens { $than }.
claimMore = { $what }: { $has }, nötig ist mehr als { $than }.
claimIn = { $what } ist nicht dabei: { $than }.
claimOut = { $what } darf nicht dabei sein: { $than }.
claimNone = { $what }: { $has }, es darf aber keine geben.
claimSome = { $what }: nichts, es muss aber mindestens eines geben.
claimTrue = „{ $what }“ ist falsch.
claimFalse = „{ $what }“ ist wahr, muss aber falsch sein.
claimTrueOf = „{ $what }“ ist falsch für { $of }.
claimFalseOf = „{ $what }“ ist wahr für { $of }, muss aber falsch sein.
factEqual = { $what }: { $has }.
factOther = { $what }: { $has }, nicht { $than }.
factLeast = { $what }: { $has }, mindestens { $than }.
factLess = { $what }: { $has }, weniger als { $than }.
factMost = { $what }: { $has }, höchstens { $than }.
factMore = { $what }: { $has }, mehr als { $than }.
factIn = { $what } ist dabei: { $than }.
factOut = { $what } ist nicht dabei: { $than }.
factNone = { $what }: nichts.
factSome = { $what }: { $has }.
factTrue = „{ $what }“ ist wahr.
factFalse = „{ $what }“ ist falsch.
factTrueOf = „{ $what }“ ist wahr für { $of }.
factFalseOf = „{ $what }“ ist falsch für { $of }.

## Ein Wert wird in einer Hausregel geändert
newValue = Neuer Wert
houseRuleByTheWay = hausregel
writeAllTheSame = Trotzdem speichern
changeWritten = In { $file } gespeichert

## Die Stellung wird von Hand geändert
liesInPile = liegt in

## Notes at rules
notes = Kommentare
noteHere = Kommentar hinzufügen
noteNew = Neuer Kommentar
noteNowhere = Hier steht keine benannte Regel, die du kommentieren könntest.
notesNone = Noch keine Kommentare. Um einen hinzuzufügen, setze den Cursor in eine Regel und wähle im Kontextmenü „Kommentar hinzufügen“.
notesSettled = { $n ->
    [one] 1 erledigter Kommentar
   *[other] { $n } erledigte Kommentare
}
noteText = Kommentar zu { $rule }
noteAnswer = Antwort zu { $rule }
noteLeave = Kommentieren
noteReply = Antworten
noteSettle = Als erledigt markieren
noteReopen = Wieder öffnen
noteStillHolds = Gilt noch
noteChanged = seither geändert
noteGone = nicht mehr in den Regeln
noteSettledBy = erledigt
noteAuthor = Dein Name
noteAs = als { $name }
noteOtherName = Namen ändern
noteGoTo = { $rule }: zur Regel
noteOpen = Offene Kommentare: { $n }
noteNotWritten = notes.md konnte nicht gespeichert werden. Dein Text bleibt hier erhalten.
## One answer for all, and a phase that bots finish
forAll = Für alle { $n }: { $what }
runPhase = Bots beenden: { $phase }
## Punkte von Gebieten auf der Karte
addAnchor = Punkt hinzufügen
takeAnchor = Punkt entfernen
## Wie ein Ergebnis zustande kam
smallerOf = das Kleinere von
greaterOf = das Größere von
restOf = der Rest von
diceThat = { $name }, je { $wanted }
atLeast = mindestens { $value }
lessThan = weniger als { $value }
atMost = höchstens { $value }
moreThan = mehr als { $value }
equalTo = { $value }
otherThan = nicht { $value }
storyOf = Berechnung: { $line }
storyTests = Grund:
storyNothing = Nichts zu berechnen.
storyDie = Würfel zeigt { $face }
storyDieNot = Würfel zeigt { $face }, zählt nicht
claimThere = { $what } gibt es nicht.
claimAway = { $what } gibt es, darf es aber nicht geben.
factThere = { $what } gibt es.
factAway = { $what } gibt es nicht.
thisNumber = die Zahl
storyAfter = Danach:
inChapters = In der Spielanleitung:
sumOf = { $name }:
becauseOf = { $name }, denn: { $why }
storyOut = { $face } zählt nicht

## Changes that nobody notices
mutation = Mutationstest
mutationHint = Ändert die Regeln an jeweils einer Stelle und führt Beispiele und Erwartungen aus. Eine Änderung, die keines davon erkennt, zeigt, was nicht getestet ist.
mutationTry = { $n } Mutationen testen
mutationMore = { $n } weitere Mutationen testen
mutationTried = { $n } von { $of } Mutationen getestet.
mutationCaught = { $n } von { $of } Mutationen erkannt.
mutationEquivalent = { $n } als gleichwertig eingetragen.
mutationUnsound = Mutationen lassen sich testen, sobald die Regeln keine Fehler haben.
mutationFailing = Mutationen lassen sich testen, sobald alle Beispiele erfolgreich sind. Fehlgeschlagen: { $names }
mutationFile = Datei
mutationChange = Mutation
mutationReached = Beispiele, die sie erreichen
mutationNoReason = Es fehlt eine Begründung, warum diese Mutation gleichwertig ist: { $change }
mutationUnknown = Diese Mutation gibt es nicht mehr; lösche den Eintrag: { $change }
mutationNoticed = Diese Mutation wird jetzt erkannt; lösche den Eintrag: { $change }
mutationMark = Von keinem Beispiel erkannt: { $change }
`;
